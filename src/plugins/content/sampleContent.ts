import path from 'node:path';
import {filesIn} from '../lib/filesIn';
import {contentFiles} from '../authoring/check/sources';
import {wholeWords} from '../authoring/move/lines';
import {folderOf, idOf, itemsOf} from './collection';
import {collections} from './collections';
import {PAGES_DIR} from './pages/collection';

/** What a new owner does with the texts of pages, which are a file each and no samples of a kind. */
const PAGES =
  'what the pages say about you: read each once. After a claim has changed, "npm run check:content" lists the sentences that still state the old one. The billed month in advisory.yaml, with eight hours to the day, is an example';

/** The content that ships as a sample, a line for each kind, with the number of its files below `siteDir`. */
export const sampleContent = (siteDir: string): string[] =>
  [
    ...collections().map((collection) => ({...collection, folder: folderOf(collection)})),
    {plural: 'Texts of pages', title: '', files: `${PAGES_DIR}/*.yaml`, folder: PAGES_DIR, sample: PAGES},
  ].flatMap(({plural, title, files = '', folder = '', sample}) => {
    const count = filesIn(siteDir, folder, path.extname(files)).length;
    return sample === undefined || count === 0
      ? []
      : [`${plural ?? title} (${count} in ${folder}): ${sample}.`];
  });

/** Where texts name the people and companies that ship as samples, besides the files that go with them. */
export function namedSamples(siteDir: string): string[] {
  const texts = contentFiles(siteDir);
  return collections()
    .filter(({begin, sample}) => begin?.isName === true && sample !== undefined)
    .flatMap((collection) => itemsOf(siteDir, collection))
    .flatMap((item) => {
      const name = 'name' in item ? String(item.name) : '';
      const files = texts
        .filter(({file, text}) => path.parse(file).name !== idOf(item) && wholeWords(name).test(text))
        .map(({file}) => file);
      return files.length === 0 ? [] : [`${name} is named in ${files.join(', ')}.`];
    });
}
