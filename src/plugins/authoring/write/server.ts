import fs from 'node:fs';
import http from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import {textOf} from '../../lib/generated';
import {filesIn} from '../../lib/filesIn';
import {modeline} from '../schemas/modelines';
import {kinds, type Kind} from '../schemas/kinds';
import {editorConfig} from './config';
import {keepFileForm} from './form';

/** What the editor may do: its own files, pictures that it makes, and nothing else. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; media-src blob:; font-src 'self' data:; connect-src 'self' blob: data:; frame-src blob:; worker-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
<link rel="stylesheet" href="/editor.css">
<body>
<script src="/begin.js"></script>
<script src="/sveltia-cms.js"></script>
<script src="/open.js"></script>
`;

/** Where the local folder is chosen, the name of a repository is asked for and not used. */
const BACKEND = {name: 'github', repo: 'local/folder', branch: 'main'};

/** The editor's own script, as its package brings it. */
const library = (): string =>
  path.join(path.dirname(createRequire(__filename).resolve('@sveltia/cms')), '../dist/sveltia-cms.js');

const ICONS =
  '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2';
/** The editor's icons are letters of a typeface, which it would fetch from another host. */
const STYLES =
  "@font-face { font-family: 'Material Symbols Outlined'; font-weight: 100 700; src: url('/icons.woff2'); }";

/** What is answered to a path: its type, and its text or bytes; undefined where there is nothing. */
function answer(siteDir: string, asked: string): [type: string, content: string | Buffer] | undefined {
  switch (asked) {
    case '/':
      return ['text/html', PAGE];
    case '/begin.js':
      return ['text/javascript', 'window.CMS_MANUAL_INIT = true;'];
    case '/sveltia-cms.js':
      return ['text/javascript', fs.readFileSync(library())];
    case '/editor.css':
      return ['text/css', STYLES];
    case '/icons.woff2':
      return ['font/woff2', fs.readFileSync(createRequire(__filename).resolve(ICONS))];
    case '/open.js':
      return ['text/javascript', `CMS.init({config: ${JSON.stringify(editorConfig(siteDir, BACKEND))}});`];
    default:
      return undefined;
  }
}

/** The editor's server; its configuration follows the schemas and the content of the moment. */
export const editorServer = (siteDir: string): http.Server =>
  http.createServer((request, response) => {
    const found = answer(siteDir, request.url ?? '/');
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.writeHead(found === undefined ? 404 : 200, {
      'Content-Type': `${found?.[0] ?? 'text/plain'}; charset=utf-8`,
    });
    response.end(found?.[1] ?? 'There is nothing here.');
  });

const filesOf = (siteDir: string, {files}: Kind): string[] =>
  files.includes('*')
    ? filesIn(siteDir, path.posix.dirname(files), path.posix.extname(files))
    : [files].filter((file) => textOf(siteDir, file) !== '');

/** What the editor has saved, in the form that the file had; a new YAML file with the line that names its schema. */
export function formed(file: string, kind: Kind, before: string | undefined, saved: string): string {
  if (before !== undefined) {
    return keepFileForm(before, saved);
  }
  return file.endsWith('.yaml') && !saved.startsWith('#') ? `${modeline(file, kind)}${saved}` : saved;
}

/** Gives every file that the editor saves its form back, while it runs; `report` is called with each. */
export function keepForms(siteDir: string, report: (file: string) => void): fs.FSWatcher[] {
  const all = kinds(siteDir);
  const known = new Map(
    all.flatMap((kind) => filesOf(siteDir, kind).map((file) => [file, textOf(siteDir, file)])),
  );
  const kindOf = (file: string) => all.find((kind) => filesOf(siteDir, kind).includes(file));
  const look = (file: string) => {
    const kind = kindOf(file);
    const saved = textOf(siteDir, file);
    // An editor empties a file before it writes.
    if (kind === undefined || saved === '' || saved === known.get(file)) {
      return;
    }
    const text = formed(file, kind, known.get(file), saved);
    known.set(file, text);
    if (text !== saved) {
      fs.writeFileSync(path.join(siteDir, file), text);
    }
    report(file);
  };
  const folders = new Set(all.map(({files}) => path.posix.dirname(files)));
  return [...folders]
    .filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .map((folder) =>
      fs.watch(path.join(siteDir, folder), (_event, name) => {
        if (name !== null) {
          look(path.posix.join(folder, name));
        }
      }),
    );
}
