// Serves build/ (or the folder SITE_DIR) as a static host would: a page before the folder of the same name, and 404.html with status 404.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const root = path.resolve(import.meta.dirname, '..', process.env.SITE_DIR ?? 'build');
const port = Number(process.env.PORT ?? 3000);

const serve = sirv(root, {
  // Looks at the disk for every request, so that a new build is served at once.
  dev: true,
  extensions: ['html'],
  onNoMatch: (_request, response) => {
    response
      .writeHead(404, {'Content-Type': 'text/html; charset=utf-8'})
      .end(fs.readFileSync(path.join(root, '404.html')));
  },
  setHeaders: (response, file) => {
    if (file.endsWith('.md')) {
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
    }
  },
});

http.createServer(serve).listen(port, '127.0.0.1', () => {
  console.log(`Serving ${root} at http://127.0.0.1:${port}`);
});
