// Serves build/ (or the folder SITE_DIR) as a static host would: a page before the folder of the same name, 404.html
// with status 404, under the path SITE_BASE_URL, and every answer with the headers of the build's own _headers.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const root = path.resolve(import.meta.dirname, '..', process.env.SITE_DIR ?? 'build');
const port = Number(process.env.PORT ?? 3000);
const base = process.env.SITE_BASE_URL ?? '/';

/** Reads `_headers`, anew for every request as the pages are: a list of path patterns, each with its headers. */
function headerRules() {
  const rules = [];
  for (const line of fs.readFileSync(path.join(root, '_headers'), 'utf8').split('\n').filter(Boolean)) {
    if (line.startsWith(' ')) {
      const colon = line.indexOf(':');
      // A header of an earlier rule is replaced anyway.
      if (!line.startsWith('  ! ')) {
        rules.at(-1).headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
      }
    } else {
      rules.push({pattern: line, headers: []});
    }
  }
  return rules;
}

const matches = (pattern, pathname) =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;

const notFound = (response) =>
  response
    .writeHead(404, {'Content-Type': 'text/html; charset=utf-8'})
    .end(fs.readFileSync(path.join(root, '404.html')));

const serve = sirv(root, {
  // Looks at the disk for every request, so that a new build is served at once.
  dev: true,
  dotfiles: true,
  extensions: ['html'],
  // The .br and .gz files beside the built ones, to browsers that take them.
  brotli: true,
  gzip: true,
  onNoMatch: (_request, response) => notFound(response),
  setHeaders: (response, file) => {
    if (file.endsWith('.md')) {
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
    }
    for (const [name, value] of response.cacheHeaders) {
      response.setHeader(name, value);
    }
  },
});

http
  .createServer((request, response) => {
    const [pathname] = request.url.split('?');
    const headers = headerRules()
      .filter(({pattern}) => matches(pattern, pathname))
      .flatMap((rule) => rule.headers);
    // sirv sets a Cache-Control of its own, so ours comes after it.
    response.cacheHeaders = headers.filter(([name]) => name === 'Cache-Control');
    for (const [name, value] of headers) {
      response.setHeader(name, value);
    }
    if (!pathname.startsWith(base)) {
      notFound(response);
      return;
    }
    request.url = request.url.slice(base.length - 1);
    serve(request, response);
  })
  .listen(port, '127.0.0.1', () => {
    console.log(`Serving ${root} at http://127.0.0.1:${port}${base}`);
  });
