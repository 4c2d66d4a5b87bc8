import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {EDITOR_PATH} from '../../../config/paths';
import {editorConfig} from './config';

const FOLDER = EDITOR_PATH.slice(1);
/** The editor's page, in the build and for `npm run write`. */
export const PAGE_FILE = `${FOLDER}.html`;

const PACKAGE = '@sveltia/cms';
const ICONS = '@fontsource-variable/material-symbols-outlined';

/** A file of a package, by its path below the package's folder. */
function packageFile(name: string, file: string): Buffer {
  const require = createRequire(__filename);
  const [folder] = (require.resolve.paths(name) ?? [])
    .map((one) => path.join(one, name))
    .filter((one) => fs.existsSync(one));
  if (folder === undefined) {
    throw new Error(`The editor needs the package ${name}: run "npm ci" without "--omit=dev".`);
  }
  return fs.readFileSync(path.join(folder, file));
}

const page = (policy: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
<link rel="stylesheet" href="${FOLDER}/editor.css">
<body>
<script src="${FOLDER}/begin.js"></script>
<script src="${FOLDER}/sveltia-cms.js"></script>
<script src="${FOLDER}/open.js"></script>
`;

/** The editor's icons are letters of a typeface, which it would fetch from another host. */
const STYLES =
  "@font-face { font-family: 'Material Symbols Outlined'; font-weight: 100 700; src: url('icons.woff2'); }\n";

/** The editor's files by their paths, each read or made when it is asked for; `policy` without what only a header says. */
export const editorFiles = (
  siteDir: string,
  {backend, policy}: {backend: object; policy: string},
): ReadonlyMap<string, () => string | Buffer> =>
  new Map<string, () => string | Buffer>([
    [PAGE_FILE, () => page(policy.replace(/; frame-ancestors [^;]*/, ''))],
    [`${FOLDER}/begin.js`, () => 'window.CMS_MANUAL_INIT = true;\n'],
    [`${FOLDER}/sveltia-cms.js`, () => packageFile(PACKAGE, 'dist/sveltia-cms.js')],
    [`${FOLDER}/sveltia-cms.LICENSE.txt`, () => packageFile(PACKAGE, 'LICENSE.txt')],
    [`${FOLDER}/editor.css`, () => STYLES],
    [
      `${FOLDER}/icons.woff2`,
      () => packageFile(ICONS, 'files/material-symbols-outlined-latin-wght-normal.woff2'),
    ],
    [`${FOLDER}/icons.LICENSE.txt`, () => packageFile(ICONS, 'LICENSE')],
    [`${FOLDER}/open.js`, () => `CMS.init({config: ${JSON.stringify(editorConfig(siteDir, backend))}});\n`],
  ]);
