import type {LoadContext, Plugin} from '@docusaurus/types';
import {toPlannerRecipe} from '../../../features/recipes/plan/library';
import {PLAN_PATH} from '../../../features/recipes/plan/paths';
import {throwAny} from '../../lib/problems';
import {loadedRecipes} from '../recipes/read';
import {FINDER_FILE, readFinder, readStarterLinks, STARTERS_DIR} from './read';

/** The planner: its page, with the recipes that can be planned, the finder's rules, and links to the starter plans. */
export default function plansPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'plans',

    getPathsToWatch: () => [FINDER_FILE, `${STARTERS_DIR}/*.{yaml,yml}`],

    /** After all content has loaded, so that `npm start` shows an edited recipe. */
    async allContentLoaded({allContent, actions: {addRoute, createData}}) {
      const recipes = loadedRecipes(allContent);
      const {rules, problems} = readFinder(siteDir, recipes);
      throwAny([...problems]);
      const json = (name: string, data: unknown) => createData(name, JSON.stringify(data));
      const planned = recipes.flatMap(toPlannerRecipe);
      // A large text that only an open checklist needs: a module of its own, which the page asks for then.
      await json(
        'preparations.json',
        Object.fromEntries(
          recipes.map(({id, assetsNeeded, dependencies}) => [id, {assetsNeeded, dependencies}]),
        ),
      );
      addRoute({
        path: `${baseUrl}${PLAN_PATH.slice(1)}`,
        component: '@site/src/features/recipes/planner/PlannerPage',
        modules: {
          recipes: await json('recipes.json', planned),
          rules: await json('finder.json', rules),
          starters: await json('starters.json', readStarterLinks(siteDir)),
          loadPreparations: await createData(
            'preparations.js',
            "export default () => import('./preparations.json').then((module) => module.default);\n",
          ),
        },
        exact: true,
      });
    },
  };
}
