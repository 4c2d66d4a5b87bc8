import {finderSchema, type FinderRules} from '../../../data/plans/finder';
import type {Recipe} from '../../../data/recipes/schema';
import {fileOf, referenceProblems} from '../../lib/contentFolder';
import type {Problem} from '../../lib/problems';
import {readYaml} from '../../lib/yamlFile';
import {RECIPES_DIR} from '../recipes/read';

/** Where the rules of the finder and the starter plans are written, from the project's root. */
export const FINDER_FILE = 'src/data/plans/finder.yaml';
export const STARTERS_DIR = 'src/data/plans/starters';

/** The finder's rules, and what is wrong with them; `recipes` are those that may be suggested. */
export function readFinder(
  siteDir: string,
  recipes: readonly Pick<Recipe, 'id' | 'plan'>[],
): {rules: FinderRules | undefined; problems: readonly Problem[]} {
  const {data, lineOf, problems} = readYaml(siteDir, FINDER_FILE, finderSchema);
  if (problems) {
    return {rules: undefined, problems};
  }
  const ids = new Set(recipes.filter(({plan}) => plan !== undefined).map(({id}) => id));
  const unknown = Object.entries(data).flatMap(([worry, rules]) =>
    rules.flatMap(({recipe}, index) =>
      referenceProblems({file: FINDER_FILE, lineOf}, [worry, index, 'recipe'], recipe, {
        what: 'recipe with a plan',
        ids,
        use: fileOf(RECIPES_DIR),
      }),
    ),
  );
  return {rules: data, problems: unknown};
}
