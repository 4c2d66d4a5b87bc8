import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as Pagefind from 'pagefind';
import type {SearchEntry} from '../../../features/search/types';
import {packWords} from '../../../features/search/wordList';
import {pageFile, pagePaths} from '../../lib/builtPages';
import {loadedRecipes} from '../../content/recipes/read';
import {readSearchPage, tellApart, type Facets, type SearchPage} from './page';
import {readFragments, textWords, tidy} from './written';

const nativeImport = createRequire(__filename)('./native-import.cjs') as (
  name: string,
) => Promise<typeof Pagefind>;

/**
 * Size of the parts of the index in pagefind's own measure, about 3 KB each, of which a query fetches one for each of
 * its words: the usual ones weigh 28 KB. Pagefind calls the setting unstable; tests/e2e/search-weight.spec.ts watches it.
 */
process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE = '2000';

/** Parts that many pages share and that say nothing about any of them. */
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

/**
 * After the build: the full-text index below /pagefind; entries.json with title, description, keywords and facets of
 * each page, which answers most queries alone; words.txt with the words that stand in texts only, for typing mistakes.
 */
export default function searchIndexPlugin({baseUrl}: LoadContext): Plugin {
  let facets: ReadonlyMap<string, Facets>;
  return {
    name: 'search-index',
    allContentLoaded({allContent}) {
      facets = new Map(
        loadedRecipes(allContent).map(({id, channels, buyingCycle}) => [id, {channels, stage: buyingCycle}]),
      );
    },
    async postBuild({outDir, routesPaths}) {
      const pagefind = await nativeImport('pagefind');
      const {index, errors} = await pagefind.createIndex({excludeSelectors: EXCLUDED});
      throwAny(errors);
      if (index === undefined) {
        throw new Error('The search index could not be built: pagefind gave none.');
      }
      const pages: SearchPage[] = [];
      for (const url of pagePaths(routesPaths, baseUrl)) {
        const html = await fs.readFile(path.join(outDir, pageFile(url)), 'utf8');
        const page = readSearchPage(url, html, facets);
        if (page !== undefined) {
          pages.push(page);
          throwAny((await index.addHTMLFile({url, content: page.content})).errors);
        }
      }
      const outputPath = path.join(outDir, 'pagefind');
      throwAny((await index.writeFiles({outputPath})).errors);
      await pagefind.close();
      const fragments = await readFragments(outputPath);
      const ids = new Map(fragments.map(({url, id}) => [url, id]));
      const entries = tellApart(pages).map((page): SearchEntry => ({...page, id: ids.get(page.path) ?? ''}));
      const said = entries.map(({title, keywords, description}) => `${title} ${keywords} ${description}`);
      await fs.writeFile(path.join(outputPath, 'entries.json'), JSON.stringify(entries));
      await fs.writeFile(path.join(outputPath, 'words.txt'), packWords(textWords(fragments, said.join(' '))));
      await tidy(outputPath);
    },
  };
}
