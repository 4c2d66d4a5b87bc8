import http from 'node:http';
import path from 'node:path';
import {editorPolicy} from '../../../config/editor';
import {editorFiles, PAGE_FILE} from './page';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Where the local folder is chosen, the name of a repository is asked for and not used. */
const BACKEND = {name: 'github', repo: 'local/folder', branch: 'main'};

/** The editor's server; its configuration follows the schemas and the content of the moment. */
export function editorServer(siteDir: string): http.Server {
  const policy = editorPolicy();
  const files = editorFiles(siteDir, {backend: BACKEND, policy});
  return http.createServer((request, response) => {
    const file = request.url === '/' ? PAGE_FILE : (request.url ?? '').slice(1);
    const content = files.get(file);
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.writeHead(content === undefined ? 404 : 200, {
      'Content-Type': (content && TYPES[path.extname(file)]) ?? 'text/plain; charset=utf-8',
    });
    response.end(content?.() ?? 'There is nothing here.');
  });
}
