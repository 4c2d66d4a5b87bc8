import type {LoadContext, Plugin} from '@docusaurus/types';
import {toHubCard} from '../../../data/hubs/types';
import {toPlannerRecipe} from '../../../features/recipes/plan/library';
import {starterPath, STARTERS_PATH} from '../../../features/recipes/plan/paths';
import {starterPlan, type StarterPlan} from '../../../features/recipes/plan/starters';
import {toCard} from '../../../features/recipes/starters/card';
import {absoluteIn, routeOf} from '../../lib/address';
import {writeFiles} from '../../lib/writeFiles';
import {loadedHubs} from '../hubs/read';
import {STARTERS_DIR} from '../plans/read';
import {allRecipes} from '../recipes/read';
import {starterMarkdown} from './markdown';
import {readStarters} from './read';

/** Starter plans: their index, and one page and one Markdown file for each, worked out from the recipes. */
export default function startersPlugin(context: LoadContext): Plugin {
  const {siteDir, baseUrl} = context;
  let plans: readonly StarterPlan[] = [];
  return {
    name: 'starters',

    getPathsToWatch: () => [`${STARTERS_DIR}/*.{yaml,yml}`],

    /** After all content has loaded, so that `npm start` shows an edited recipe. */
    allContentLoaded({allContent, actions: {addRoute}}) {
      const recipes = allRecipes(allContent);
      const hubs = loadedHubs(allContent);
      const starters = readStarters(siteDir, {recipes, hubs});
      const library = recipes.flatMap(toPlannerRecipe);
      plans = starters.map((starter) => starterPlan(starter, library));
      addRoute({
        path: routeOf(baseUrl, STARTERS_PATH),
        component: '@site/src/features/recipes/starters/StartersPage',
        props: {cards: plans.map(toCard)},
        exact: true,
      });
      for (const plan of plans) {
        const {id, hubs: named} = plan.starter;
        addRoute({
          path: routeOf(baseUrl, starterPath(id)),
          component: '@site/src/features/recipes/starters/StarterPage',
          props: {
            starterPlan: plan,
            hubs: hubs.filter((hub) => named.includes(hub.id)).map(toHubCard),
            others: starters
              .filter((other) => other.id !== id)
              .map((other) => ({id: other.id, title: other.title})),
          },
          exact: true,
        });
      }
    },

    async postBuild({outDir}) {
      const absolute = absoluteIn(context);
      const files = plans.map(
        (plan) => [`${starterPath(plan.starter.id)}.md`, starterMarkdown(plan, absolute)] as const,
      );
      await writeFiles(outDir, Object.fromEntries(files));
    },
  };
}
