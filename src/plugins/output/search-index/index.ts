import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as Pagefind from 'pagefind';
import type {SearchFile} from '../../../features/search/types';
import {pageFile, pagePaths} from '../../lib/builtPages';
import {buildCache, sha256} from '../../lib/buildCache';
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

/** Says which version indexes: another may do so in another way. */
const PACKAGE = 'node_modules/pagefind/package.json';

type IndexFile = [path: string, base64: string];

/** The files of pagefind's index of the pages' texts. */
async function indexTexts(pages: readonly SearchPage[]): Promise<IndexFile[]> {
  const pagefind = await nativeImport('pagefind');
  const {index, errors} = await pagefind.createIndex({excludeSelectors: EXCLUDED});
  throwAny(errors);
  if (index === undefined) {
    throw new Error('The search index could not be built: pagefind gave none.');
  }
  for (const {entry, content} of pages) {
    throwAny((await index.addHTMLFile({url: entry.path, content: content.toString()})).errors);
  }
  const built = await index.getFiles();
  throwAny(built.errors);
  await pagefind.close();
  return built.files
    .filter((file) => !UNUSED.test(file.path))
    .map((file): IndexFile => [file.path, Buffer.from(file.content).toString('base64')]);
}

/** Writes pagefind's index of the pages' texts, that of the last build where it was the same texts. */
async function writeTexts(pages: readonly SearchPage[], folder: string, siteDir: string): Promise<void> {
  const from = [
    await fs.readFile(path.join(siteDir, PACKAGE), 'utf8'),
    EXCLUDED,
    pages.map(({entry, content}) => [entry.path, sha256(content)]),
  ];
  const made = await buildCache(siteDir, 'search-index').take(from, async () =>
    Buffer.from(JSON.stringify(await indexTexts(pages))),
  );
  const files = JSON.parse(made.toString()) as IndexFile[];
  await mapConcurrently(files, FILE_CONCURRENCY, async ([name, base64]) => {
    const target = path.join(folder, name);
    await fs.mkdir(path.dirname(target), {recursive: true});
    await fs.writeFile(target, Buffer.from(base64, 'base64'));
  });
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
      await writeTexts(pages, folder, siteDir);
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
