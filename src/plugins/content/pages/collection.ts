import {FILLED_IN, pageSchemas} from '../../../data/pages/schemas';
import {textOf} from '../../lib/generated';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';
import {lineOf} from '../../lib/text';
import {defineKind, type Content} from '../kind';
import {namedValues} from './compile';

/** Where the texts of pages are written, from the project's root. */
export const PAGES_DIR = 'src/data/pages';

const NAMED = /(?<=^[^#\n]*)\{([a-z]\w*)\}/gim;

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

/** Words in braces that nothing fills in, in any page. */
export const unfilledProblems = ({siteDir}: Content): Problem[] =>
  Object.keys(pageSchemas).flatMap((name) => unfilled(siteDir, name, `${PAGES_DIR}/${name}.yaml`));

/** The texts of marketing pages, a file for each: what compiles them is the bundler (`index.ts`). */
export const pageTexts = Object.entries(pageSchemas).map(([name, schema]) =>
  defineKind({name: `page-${name}`, files: `${PAGES_DIR}/${name}.yaml`, schema}),
);
