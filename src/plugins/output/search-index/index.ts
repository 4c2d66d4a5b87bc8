import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as Pagefind from 'pagefind';
import type {SearchFile} from '../../../features/search/types';
import {pageFile, pagePaths} from '../../lib/builtPages';
import {FILE_CONCURRENCY, mapConcurrently} from '../../lib/mapConcurrently';
import {loadedRecipes} from '../../content/recipes/read';
import {EXCLUDED, readSearchPage, tellApart, type Facets, type SearchPage} from './page';
import {readSynonyms, SYNONYMS_FILE} from '../../lib/synonyms';
import {textWords} from './words';

const nativeImport = createRequire(__filename)('./native-import.cjs') as (
  name: string,
) => Promise<typeof Pagefind>;

/** What pagefind would write beside the index: interfaces of its own and its worker, which this site does not use. */
const UNUSED = /^(pagefind-.*\.(js|css)|wasm\.unknown\.pagefind)$/;

function throwAny(errors: readonly string[]): void {
  if (errors.length > 0) {
    throw new Error(`The search index could not be built: ${errors.join('; ')}`);
  }
}

/** Writes pagefind's index of the pages' texts. */
async function writeTexts(pages: readonly SearchPage[], folder: string): Promise<void> {
  const pagefind = await nativeImport('pagefind');
  const {index, errors} = await pagefind.createIndex({excludeSelectors: EXCLUDED});
  throwAny(errors);
  if (index === undefined) {
    throw new Error('The search index could not be built: pagefind gave none.');
  }
  for (const {entry, content} of pages) {
    throwAny((await index.addHTMLFile({url: entry.path, content})).errors);
  }
  const built = await index.getFiles();
  throwAny(built.errors);
  await mapConcurrently(
    built.files.filter((file) => !UNUSED.test(file.path)),
    FILE_CONCURRENCY,
    async (file) => {
      const target = path.join(folder, file.path);
      await fs.mkdir(path.dirname(target), {recursive: true});
      await fs.writeFile(target, file.content);
    },
  );
  await pagefind.close();
}

/**
 * After the build, below /pagefind: the index of the texts; entries.json with title, description, keywords and facets of
 * each page and answer, and the synonyms, enough for most queries; words.json with the words of the texts.
 */
export default function searchIndexPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  let facets: ReadonlyMap<string, Facets>;
  return {
    name: 'search-index',
    getPathsToWatch: () => [SYNONYMS_FILE],
    loadContent: () => readSynonyms(siteDir),
    allContentLoaded({allContent}) {
      facets = new Map(
        loadedRecipes(allContent).map(({id, channels, buyingCycle}) => [id, {channels, stage: buyingCycle}]),
      );
    },
    async postBuild({outDir, routesPaths}) {
      const folder = path.join(outDir, 'pagefind');
      const read = await mapConcurrently(pagePaths(routesPaths, baseUrl), FILE_CONCURRENCY, async (url) =>
        readSearchPage(url, await fs.readFile(path.join(outDir, pageFile(url)), 'utf8'), facets),
      );
      const pages = read.filter((page) => page !== undefined);
      await writeTexts(pages, folder);
      const entries = [...tellApart(pages), ...pages.flatMap(({questions}) => questions)];
      const file: SearchFile = {entries, synonyms: readSynonyms(siteDir)};
      const words = textWords(
        entries,
        pages.map(({text}) => text),
      );
      await fs.writeFile(path.join(folder, 'entries.json'), JSON.stringify(file));
      await fs.writeFile(path.join(folder, 'words.json'), JSON.stringify(words));
    },
  };
}
