import {finderSchema, type FinderRules} from '../../../data/plans/finder';
import {surfacesSchema} from '../../../data/plans/schema';
import {toPlanRecipe, type StarterLink} from '../../../features/recipes/plan/library';
import {PLAN_PATH, starterPath} from '../../../config/paths';
import {readYaml} from '../../lib/yamlFile';
import {itemsOf, type Collection} from '../collection';
import {allRecipes} from '../recipes/read';
import {recipes as recipeCollection} from '../recipes/collection';
import {unplanned} from '../recipes/references';
import type {Page, Site} from '../routes';
import {starters as starterCollection} from '../starters/collection';

/** The planner: with the recipes that can be planned, the finder's rules, and links to the starter plans. */
async function plannerPage({siteDir, data}: Site): Promise<Page> {
  const planned = allRecipes(siteDir).flatMap(toPlanRecipe);
  const starters = itemsOf(siteDir, starterCollection).map(
    ({id, title, oneLine, finder: answers}): StarterLink => ({
      id,
      title,
      oneLine,
      finder: answers,
      path: starterPath(id),
    }),
  );
  const json = (name: string, value: unknown) => data(name, JSON.stringify(value));
  return {
    path: PLAN_PATH,
    component: '@site/src/features/recipes/planner/PlannerPage',
    modules: {
      recipes: await json('recipes.json', planned),
      rules: await json('finder.json', itemsOf(siteDir, finder)[0] ?? {}),
      starters: await json('starters.json', starters),
    },
  };
}

/** What the finder suggests, and the planner, in which it is. */
export const finder: Collection<FinderRules> = {
  name: 'finder',
  title: 'What the finder suggests',
  files: 'src/data/plans/finder.yaml',
  schema: () => finderSchema,
  path: () => PLAN_PATH,
  routes: async (site) => [await plannerPage(site)],

  problems(entries, siteDir) {
    const all = itemsOf(siteDir, recipeCollection);
    return entries.flatMap((entry) =>
      Object.entries(entry.item).flatMap(([worry, rules]) =>
        rules.flatMap(({recipe}, index) => unplanned(entry, [worry, index, 'recipe'], recipe, all)),
      ),
    );
  },
};

/** The places that recipes occupy while they run: the planner never lets two have one at a time. */
export const surfaces: Collection = {
  name: 'surface',
  title: 'Places that a recipe occupies',
  files: 'src/data/plans/surfaces.yaml',
  schema: () => surfacesSchema,

  read(siteDir) {
    const {data, lineOf, problems = []} = readYaml(siteDir, 'src/data/plans/surfaces.yaml', surfacesSchema);
    return {
      entries: data === undefined ? [] : [{file: 'src/data/plans/surfaces.yaml', item: data, lineOf}],
      problems,
      ids: new Set(Object.keys(data ?? {})),
    };
  },
};
