import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {editorPolicy, providerOf} from '../../../config/editor';
import {EDITOR_PATH} from '../../../config/paths';
import type {Site} from '../../../config/site';
import {editorConfig} from './config';

const FOLDER = EDITOR_PATH.slice(1);
/** Where a folder of the computer is chosen, a repository is asked for and not used; nobody signs in with GitHub there. */
const LOCAL = {name: 'github', repo: 'local/folder', branch: 'main', auth_methods: ['token']};

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

const page = (base: string, policy: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
<link rel="stylesheet" href="${base}${FOLDER}/editor.css">
<body>
<script src="${base}${FOLDER}/begin.js"></script>
<script src="${base}${FOLDER}/sveltia-cms.js"></script>
<script src="${base}${FOLDER}/open.js"></script>
`;

/** The editor's icons are letters of a typeface, which it would fetch from another host. */
const STYLES =
  "@font-face { font-family: 'Material Symbols Outlined'; font-weight: 100 700; src: url('icons.woff2'); }\n";

/** The editor's files by their paths; without SITE_EDITOR it saves into a folder of the writer's computer. */
export function editorFiles(siteDir: string, site: Site, pageFile: string): Record<string, string | Buffer> {
  const provider = site.editor === '' ? undefined : providerOf(site);
  // Only a header can say who may frame a page.
  const policy = editorPolicy(provider).replace(/; frame-ancestors [^;]*/, '');
  const config = JSON.stringify(editorConfig(siteDir, provider?.backend ?? LOCAL));
  return {
    [`${FOLDER}${pageFile}`]: page(site.baseUrl, policy),
    [`${FOLDER}/begin.js`]: 'window.CMS_MANUAL_INIT = true;\n',
    [`${FOLDER}/sveltia-cms.js`]: packageFile(PACKAGE, 'dist/sveltia-cms.js'),
    [`${FOLDER}/sveltia-cms.LICENSE.txt`]: packageFile(PACKAGE, 'LICENSE.txt'),
    [`${FOLDER}/editor.css`]: STYLES,
    [`${FOLDER}/icons.woff2`]: packageFile(ICONS, 'files/material-symbols-outlined-latin-wght-normal.woff2'),
    [`${FOLDER}/icons.LICENSE.txt`]: packageFile(ICONS, 'LICENSE'),
    [`${FOLDER}/open.js`]: `CMS.init({config: ${config}});\n`,
  };
}
