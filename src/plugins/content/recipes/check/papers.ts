import fs from 'node:fs';
import path from 'node:path';
import type {Recipe} from '../../../../data/recipes/schema';
import {PAPERS_DIR} from '../references';
import {filesBelow} from '../../../lib/filesIn';
import {textOf} from '../../../lib/generated';
import type {Problem} from '../../../lib/problems';
import {isSystemFile} from '../../../lib/systemFile';

/** Where papers are tried, from the project's root: `<id>/<name of the paper>.expected.json`, and its sample. */
export const SAMPLES_DIR = 'tests/content/papers';

/** What trying a paper takes beside it, by the paper's ending; texts do not run. */
const TRIED_WITH: Readonly<Record<string, readonly string[]>> = {
  '.sql': ['.expected.json', '.sample.sql'],
  '.mjs': ['.expected.json', '.sample.csv'],
  '.csv': ['.expected.json'],
};

/** A paper that a recipe offers. */
export interface Offered {
  recipe: string;
  file: string;
}

/** The files that trying a paper takes, from the project's root: what it should come to first. */
export function filesFor({recipe, file}: Offered): string[] {
  const {ext, name} = path.parse(file);
  return (TRIED_WITH[ext] ?? []).map((ending) => `${SAMPLES_DIR}/${recipe}/${name}${ending}`);
}

/** Why a file cannot be read as JSON; undefined where it can. */
function jsonError(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Papers that cannot be tried, because a file for that is missing or is no JSON. */
export function untriedPapers(siteDir: string, recipes: readonly Recipe[]): Problem[] {
  return recipes.flatMap(({id, papers = []}) =>
    papers.flatMap(({file}) =>
      filesFor({recipe: id, file}).flatMap((needed): Problem[] => {
        if (!fs.existsSync(path.join(siteDir, needed))) {
          const remedy = `Add it: CONTRIBUTING.md, "A working paper", says what it holds.`;
          return [
            {file: needed, problem: `is missing: ${PAPERS_DIR}/${id}/${file} has not been tried`, remedy},
          ];
        }
        const error = needed.endsWith('.json') ? jsonError(textOf(siteDir, needed)) : undefined;
        return error === undefined
          ? []
          : [{file: needed, problem: `cannot be read as JSON: ${error}`, remedy: 'Correct it there.'}];
      }),
    ),
  );
}

/** What people have put below a folder, from the project's root. */
const ownFiles = (siteDir: string, folder: string) =>
  filesBelow(siteDir, folder).filter((file) => !isSystemFile(path.basename(file)));

/** Papers that no recipe offers, which no visitor would ever find, and samples of papers that are gone. */
export function unusedPapers(siteDir: string, recipes: readonly Recipe[]): Problem[] {
  const offered = recipes.flatMap(({id, papers = []}) => papers.map(({file}) => `${id}/${file}`));
  const tried = offered.map((paper) => paper.replace(/\.\w+$/, ''));
  return [
    ...ownFiles(siteDir, PAPERS_DIR)
      .filter((file) => !offered.includes(file.slice(PAPERS_DIR.length + 1)))
      .map((file) => ({
        file,
        problem: 'is a paper that no recipe offers',
        remedy: `Put it in ${PAPERS_DIR}/<id of a recipe> and name it in the "papers" of that recipe, or remove it.`,
      })),
    ...ownFiles(siteDir, SAMPLES_DIR)
      .filter(
        (file) =>
          !tried.includes(file.slice(SAMPLES_DIR.length + 1).replace(/\.(?:expected|sample)\.\w+$/, '')),
      )
      .map((file) => ({
        file,
        problem: 'tries a paper that no recipe offers',
        remedy: `Put it in ${SAMPLES_DIR}/<id of the recipe>, with the name of its paper, or remove it.`,
      })),
  ];
}
