import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as Pagefind from 'pagefind';
import {readRecipes} from '../recipes/read';
import {describePage, forIndex, type Facets} from './page';

const nativeImport = createRequire(__filename)('./native-import.cjs') as (
  name: string,
) => Promise<typeof Pagefind>;

/** What pagefind writes beside the index: interfaces of its own, which this site does not use. */
const UNUSED = /^(pagefind-.*\.(js|css)|wasm\.unknown\.pagefind)$/;

function throwAny(errors: readonly string[]): void {
  if (errors.length > 0) {
    throw new Error(`The search index could not be built: ${errors.join('; ')}`);
  }
}

/**
 * After the build: the full-text index below /pagefind, and /pagefind/entries.json with title, description, keywords
 * and facets of each page, which gives the search its ranking by title and its tolerance for typing mistakes.
 */
export default function searchIndexPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, routesPaths}) {
      const pagefind = await nativeImport('pagefind');
      const {index, errors} = await pagefind.createIndex({
        excludeSelectors: ['nav', 'form', 'svg', 'noscript'],
      });
      throwAny(errors);
      if (index === undefined) {
        throw new Error('The search index could not be built: pagefind gave none.');
      }
      const facets = new Map<string, Facets>(
        readRecipes(siteDir).map(({id, channels, buyingCycle}) => [id, {channels, stage: buyingCycle}]),
      );
      const entries = [];
      for (const route of [...routesPaths].sort()) {
        const page = route === baseUrl ? '/' : `/${route.slice(baseUrl.length)}`;
        if (page === '/404.html') {
          continue;
        }
        const html = await fs.readFile(
          path.join(outDir, page === '/' ? 'index.html' : `${page.slice(1)}.html`),
          'utf8',
        );
        const entry = describePage(page, html, facets);
        if (entry !== undefined) {
          entries.push(entry);
          throwAny((await index.addHTMLFile({url: page, content: forIndex(html, entry)})).errors);
        }
      }
      const outputPath = path.join(outDir, 'pagefind');
      throwAny((await index.writeFiles({outputPath})).errors);
      await pagefind.close();
      const unused = (await fs.readdir(outputPath)).filter((file) => UNUSED.test(file));
      await Promise.all(unused.map((file) => fs.rm(path.join(outputPath, file))));
      await fs.writeFile(path.join(outputPath, 'entries.json'), JSON.stringify(entries));
    },
  };
}
