import type {LoadContext, Plugin} from '@docusaurus/types';
import {toPlannerRecipe, type StarterLink} from '../../../features/recipes/plan/library';
import {PLAN_PATH, starterPath} from '../../../features/recipes/plan/paths';
import {routeOf} from '../../lib/address';
import {dataModule} from '../../lib/dataModule';
import {throwAny} from '../../lib/problems';
import {loadedHubs} from '../hubs/read';
import {allRecipes, loadedRecipes} from '../recipes/read';
import {readStarters} from '../starters/read';
import {FINDER_FILE, readFinder, STARTERS_DIR} from './read';

/** The planner: its page, with the recipes that can be planned, the finder's rules, and links to the starter plans. */
export default function plansPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'plans',

    getPathsToWatch: () => [FINDER_FILE, `${STARTERS_DIR}/*.{yaml,yml}`],

    /** After all content has loaded, so that `npm start` shows an edited recipe. */
    async allContentLoaded({allContent, actions}) {
      const all = allRecipes(allContent);
      const recipes = loadedRecipes(allContent);
      const {rules, problems} = readFinder(siteDir, all);
      throwAny([...problems]);
      const json = (name: string, data: unknown) => dataModule(siteDir, actions, name, JSON.stringify(data));
      const starters = readStarters(siteDir, {recipes: all, hubs: loadedHubs(allContent)}).map(
        ({id, title, oneLine, finder}): StarterLink => ({id, title, oneLine, finder, path: starterPath(id)}),
      );
      const planned = recipes.flatMap(toPlannerRecipe);
      // A rule waits for its recipe to be published.
      const shown = new Set(planned.map(({id}) => id));
      const shownRules = Object.entries(rules ?? {}).map(([worry, list]) => [
        worry,
        list.filter(({recipe}) => shown.has(recipe)),
      ]);
      // Only a plan's checklist needs this large text: the page loads it with a plan, from a module of its own.
      await json(
        'preparations.json',
        Object.fromEntries(
          recipes.map(({id, assetsNeeded, dependencies}) => [id, {assetsNeeded, dependencies}]),
        ),
      );
      actions.addRoute({
        path: routeOf(baseUrl, PLAN_PATH),
        component: '@site/src/features/recipes/planner/PlannerPage',
        modules: {
          recipes: await json('recipes.json', planned),
          rules: await json('finder.json', Object.fromEntries(shownRules)),
          starters: await json('starters.json', starters),
          loadPreparations: await dataModule(
            siteDir,
            actions,
            'preparations.js',
            "export default () => import(/* webpackChunkName: 'preparations' */ './preparations.json').then((module) => module.default);\n",
          ),
        },
        exact: true,
      });
    },
  };
}
