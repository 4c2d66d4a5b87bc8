import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {minify} from '@swc/core';
import type * as Pagefind from 'pagefind';
import type {SearchEntry} from '../../features/search/types';
import {toPagePath} from '../builtPages';
import {readRecipes} from '../recipes/read';
import {describePage, forIndex, tellApart, type Facets, type NamedPage} from './page';

const nativeImport = createRequire(__filename)('./native-import.cjs') as (
  name: string,
) => Promise<typeof Pagefind>;

/** What pagefind writes beside the index: interfaces of its own, which this site does not use. */
const UNUSED = /^(pagefind-.*\.(js|css)|wasm\.unknown\.pagefind)$/;

/** What stands on many pages and says nothing about any of them. */
const EXCLUDED = [
  'nav',
  'form',
  'svg',
  'noscript',
  'button',
  '.hash-link',
  '[aria-labelledby="related"]',
  '[data-pagefind-ignore]',
];

function throwAny(errors: readonly string[]): void {
  if (errors.length > 0) {
    throw new Error(`The search index could not be built: ${errors.join('; ')}`);
  }
}

/** Name of every page's fragment in a written index, by the page's path. */
async function fragmentIds(folder: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const name of await fs.readdir(path.join(folder, 'fragment'))) {
    const text = gunzipSync(await fs.readFile(path.join(folder, 'fragment', name))).toString();
    const {url} = JSON.parse(text.slice(text.indexOf('{'))) as {url: string};
    ids.set(url, path.parse(name).name);
  }
  return ids;
}

/** Removes what is not used, and shortens the client, which pagefind brings with its comments and long names. */
async function tidy(folder: string): Promise<void> {
  const unused = (await fs.readdir(folder)).filter((file) => UNUSED.test(file));
  await Promise.all(unused.map((file) => fs.rm(path.join(folder, file))));
  const client = path.join(folder, 'pagefind.js');
  const {code} = await minify(await fs.readFile(client, 'utf8'), {
    module: true,
    compress: true,
    mangle: true,
  });
  await fs.writeFile(client, code);
}

/**
 * After the build: the full-text index below /pagefind, and /pagefind/entries.json with title, description, keywords
 * and facets of each page, which answers most queries alone and gives the search its tolerance for typing mistakes.
 */
export default function searchIndexPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, routesPaths}) {
      const pagefind = await nativeImport('pagefind');
      const {index, errors} = await pagefind.createIndex({excludeSelectors: EXCLUDED});
      throwAny(errors);
      if (index === undefined) {
        throw new Error('The search index could not be built: pagefind gave none.');
      }
      const facets = new Map<string, Facets>(
        readRecipes(siteDir).map(({id, channels, buyingCycle}) => [id, {channels, stage: buyingCycle}]),
      );
      const pages: NamedPage[] = [];
      for (const route of [...routesPaths].sort()) {
        const page = toPagePath(route, baseUrl);
        if (page === '/404.html') {
          continue;
        }
        const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
        const html = await fs.readFile(path.join(outDir, file), 'utf8');
        const description = describePage(page, html, facets);
        if (description !== undefined) {
          pages.push(description);
          throwAny((await index.addHTMLFile({url: page, content: forIndex(html)})).errors);
        }
      }
      const outputPath = path.join(outDir, 'pagefind');
      throwAny((await index.writeFiles({outputPath})).errors);
      await pagefind.close();
      const ids = await fragmentIds(outputPath);
      const entries = tellApart(pages).map((page): SearchEntry => ({...page, id: ids.get(page.path) ?? ''}));
      await fs.writeFile(path.join(outputPath, 'entries.json'), JSON.stringify(entries));
      await tidy(outputPath);
    },
  };
}
