import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FILLED_IN, pageSchemas} from '../../../data/pages/schemas';
import {textOf} from '../../lib/generated';
import {didYouMean} from '../../lib/nearest';
import {throwAny, type Problem} from '../../lib/problems';
import {lineOf} from '../../lib/text';
import {readYaml} from '../../lib/yamlFile';
import {compilePage, namedValues, type Reads} from './compile';
import {homeReferences} from './references';

/** Where the texts of pages are written, from the project's root. */
export const PAGES_DIR = 'src/data/pages';

const NAMED = /(?<=^[^#\n]*)\{([a-z]\w*)\}/gim;

const braced = (word: string) => `{${word}}`;

const filledIn: Readonly<Record<string, readonly string[] | undefined>> = FILLED_IN;

/** Every problem of the texts of pages: fields, words in braces that nothing fills in, and ids that nothing has. */
export function pageTextProblems(siteDir: string): Problem[] {
  const values = Object.keys(namedValues(siteDir));
  const ofFields = Object.entries(pageSchemas).flatMap(([name, schema]) => {
    const file = `${PAGES_DIR}/${name}.yaml`;
    const source = textOf(siteDir, file);
    const known = [...values, ...(filledIn[name] ?? [])];
    const unknown = [...source.matchAll(NAMED)]
      .filter(([, word = '']) => !known.includes(word))
      .map(({0: value, index}) => ({
        file,
        line: lineOf(source, index),
        value,
        problem: 'is nothing that is filled in here',
        remedy: `${didYouMean(value, known.map(braced))}Use one of: ${known.map(braced).join(', ')}.`,
      }));
    return [...(readYaml<unknown>(siteDir, file, schema).problems ?? []), ...unknown];
  });
  return [...ofFields, ...homeReferences(siteDir)];
}

/**
 * The texts of marketing pages: checks them all, and has the bundler compile each to plain data where a page imports
 * it, so that neither a YAML parser nor a schema reaches a browser.
 */
export default function pagesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-texts',

    getPathsToWatch: () => [`${PAGES_DIR}/*.yaml`],

    loadContent() {
      throwAny(pageTextProblems(siteDir));
    },

    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.yaml$/,
            include: path.join(siteDir, PAGES_DIR),
            type: 'json',
            loader: path.join(__dirname, 'loader.cjs'),
            options: {compile: (source: string, reads: Reads) => compilePage(source, siteDir, reads)},
          },
        ],
      },
    }),
  };
}
