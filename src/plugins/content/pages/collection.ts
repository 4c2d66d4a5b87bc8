import * as z from 'zod';
import {FILLED_IN, pageSchemas} from '../../../data/pages/schemas';
import {textOf} from '../../lib/generated';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';
import {lineOf} from '../../lib/text';
import type {Collection} from '../collection';
import {namedValues} from './compile';
import {conformanceFile} from './openAcr';

/** Where the texts of pages are written, from the project's root. */
export const PAGES_DIR = 'src/data/pages';

const NAMED = /(?<=^[^#\n]*)\{([a-z]\w*)\}/gim;

/** Texts of a page with its own title. */
const titled = z.looseObject({page: z.looseObject({title: z.string()})});

const braced = (word: string) => `{${word}}`;

const filledIn: Readonly<Record<string, readonly string[] | undefined>> = FILLED_IN;

/** Words in braces that nothing fills in. */
function unfilled(siteDir: string, name: string, file: string): Problem[] {
  const source = textOf(siteDir, file);
  const known = [...Object.keys(namedValues(siteDir)), ...(filledIn[name] ?? [])];
  return [...source.matchAll(NAMED)]
    .filter(([, word = '']) => !known.includes(word))
    .map(({0: value, index}) => ({
      file,
      line: lineOf(source, index),
      value,
      problem: 'is nothing that is filled in here',
      remedy: `${didYouMean(value, known.map(braced))}Use one of: ${known.map(braced).join(', ')}.`,
    }));
}

/** The texts of marketing pages, a file for each: what compiles them is the bundler (`index.ts`). */
export const pageTexts = (): Collection[] =>
  Object.entries(pageSchemas).map(([name, schema]): Collection => {
    const file = `${PAGES_DIR}/${name}.yaml`;
    return {
      name: `page-${name}`,
      title: `Texts of the page "${name}"`,
      files: file,
      schema: () => schema,
      pageTitle: (texts) => {
        const {data} = titled.safeParse(texts);
        return data && {at: ['page', 'title'], title: data.page.title};
      },
      problems: (_entries, siteDir) => unfilled(siteDir, name, file),
      ...(name === 'accessibility' && {output: conformanceFile}),
    };
  });
