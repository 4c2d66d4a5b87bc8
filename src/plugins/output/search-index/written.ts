import fs from 'node:fs/promises';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {searchableWords} from '../../../features/search/words';
import {FILE_CONCURRENCY, mapConcurrently} from '../../lib/mapConcurrently';

/** What pagefind writes beside the index: interfaces of its own, which this site does not use. */
const UNUSED = /^(pagefind-.*\.(js|css)|wasm\.unknown\.pagefind)$/;

/** One page's text in the written index. */
export interface Fragment {
  id: string;
  url: string;
  content: string;
}

/** Every page's text as the written index holds it. */
export async function readFragments(folder: string): Promise<Fragment[]> {
  const names = await fs.readdir(path.join(folder, 'fragment'));
  return mapConcurrently(names, FILE_CONCURRENCY, async (name) => {
    const text = gunzipSync(await fs.readFile(path.join(folder, 'fragment', name))).toString();
    const {url, content} = JSON.parse(text.slice(text.indexOf('{'))) as Omit<Fragment, 'id'>;
    return {id: path.parse(name).name, url, content};
  });
}

/** The words that stand in the texts and not in what is `said` already, in alphabetical order, as they compress best. */
export function textWords(fragments: readonly Fragment[], said: string): string[] {
  const words = new Set(fragments.flatMap(({content}) => searchableWords(content)));
  searchableWords(said).forEach((word) => words.delete(word));
  return [...words].sort();
}

/** Removes what is not used. */
export async function tidy(folder: string): Promise<void> {
  const unused = (await fs.readdir(folder)).filter((file) => UNUSED.test(file));
  await Promise.all(unused.map((file) => fs.rm(path.join(folder, file))));
}
