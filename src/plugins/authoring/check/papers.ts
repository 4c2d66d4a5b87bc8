import path from 'node:path';
import type {Recipe} from '../../../data/recipes/schema';
import {PAPERS_DIR} from '../../content/recipes/references';
import {filesBelow} from '../../lib/filesIn';
import type {Problem} from '../../lib/problems';
import {isSystemFile} from '../../lib/systemFile';

/** Where papers are tried, from the project's root: `<id>/<name of the paper>.expected.json`, and its sample. */
const SAMPLES_DIR = 'tests/content/papers';

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
