import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type * as Pagefind from 'pagefind';
import {SECTIONS} from '../../../config/sections';
import {synonymsSchema} from '../../../data/search/schema';
import type {SearchFile} from '../../../features/search/types';
import {pageFile, type BuiltPage} from '../builtPages';
import {writeFiles} from '../../lib/writeFiles';
import {checkedYaml} from '../../lib/yamlFile';
import {readSearchPage, tellApart, withSynonyms, type SearchPage} from './page';

const nativeImport = createRequire(__filename)('../../lib/native-import.cjs') as (
  name: string,
) => Promise<typeof Pagefind>;

/** What Pagefind would write beside the index: its interfaces and its worker, which this site does not use. */
const UNUSED = /^(pagefind-.*\.(js|css)|wasm\.unknown\.pagefind)$/;

function throwAny(errors: readonly string[]): void {
  if (errors.length > 0) {
    throw new Error(`The search index could not be built: ${errors.join('; ')}`);
  }
}

/** Writes pagefind's index of the pages' texts. */
async function writeTexts(pages: readonly SearchPage[], folder: string): Promise<void> {
  const pagefind = await nativeImport('pagefind');
  const {index, errors} = await pagefind.createIndex();
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
  const files = built.files.filter((file) => !UNUSED.test(file.path));
  await writeFiles(folder, Object.fromEntries(files.map((file) => [file.path, file.content])));
}

/**
 * Writes below /pagefind the index of the texts, and entries.json with title, description, keywords, synonyms and facets of
 * each page and answer, enough for most queries.
 */
export async function indexPages(
  siteDir: string,
  outDir: string,
  built: readonly BuiltPage[],
): Promise<void> {
  const folder = path.join(outDir, 'pagefind');
  const pages: SearchPage[] = [];
  for (const {path: page, section, metadata} of built) {
    const html = await fs.readFile(path.join(outDir, pageFile(page)), 'utf8');
    pages.push(...[readSearchPage(page, html, metadata?.facets, SECTIONS[section].group) ?? []].flat());
  }
  await writeTexts(pages, folder);
  const entries = [...tellApart(pages), ...pages.flatMap(({questions}) => questions)];
  const synonyms = checkedYaml(siteDir, 'src/data/search/synonyms.yaml', synonymsSchema);
  const file: SearchFile = {entries: withSynonyms(entries, synonyms)};
  await fs.writeFile(path.join(folder, 'entries.json'), JSON.stringify(file));
}
