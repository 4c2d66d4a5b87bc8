import fs from 'node:fs';
import path from 'node:path';
import type {Recipe} from '../../../data/recipes/schema';
import {PAPERS_DIR} from '../../content/recipes/references';
import type {Problem} from '../../lib/problems';

/** Files in the folder of papers that no recipe offers: no visitor would ever find them. */
export function unusedPapers(siteDir: string, recipes: readonly Recipe[]): Problem[] {
  const dir = path.join(siteDir, PAPERS_DIR);
  const offered = new Set(
    recipes.flatMap(({id, papers = []}) => papers.map(({file}) => path.join(dir, id, file))),
  );
  return (fs.existsSync(dir) ? fs.readdirSync(dir, {recursive: true, withFileTypes: true}) : [])
    .filter((item) => item.isFile())
    .map((item) => path.join(item.parentPath, item.name))
    .filter((file) => !offered.has(file))
    .map((file) => ({
      file: path.relative(siteDir, file).replaceAll(path.sep, '/'),
      problem: 'is a paper that no recipe offers',
      remedy: `Put it in ${PAPERS_DIR}/<id of a recipe> and name it in the "papers" of that recipe, or remove it.`,
    }));
}
