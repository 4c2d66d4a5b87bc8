import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Hub} from '../../../data/hubs/schema';
import {hubPath, toHubCard} from '../../../data/hubs/types';
import {cardsOf} from '../../../features/calculators/all';
import {throwAny} from '../../lib/problems';
import {loadedRecipes} from '../recipes/read';
import {hubProblems, HUBS_DIR, readHubs, recipesOf} from './read';

/** Growth hubs: the index and one page for each hub, each with the data that it alone shows. */
export default function hubsPlugin({siteDir, baseUrl}: LoadContext): Plugin<readonly Hub[]> {
  let hubs: readonly Hub[] = [];
  return {
    name: 'hubs',

    getPathsToWatch: () => [`${HUBS_DIR}/*.{yaml,yml}`],

    loadContent() {
      hubs = readHubs(siteDir);
      return hubs;
    },

    /** After all content has loaded, so that `npm start` shows an edited recipe. */
    allContentLoaded({allContent, actions: {addRoute}}) {
      const recipes = loadedRecipes(allContent);
      throwAny(hubProblems(siteDir, hubs, {recipes}));
      const below = (path: string) => `${baseUrl}${path.slice(1)}`;
      addRoute({
        path: below('/growth-hubs'),
        component: '@site/src/features/hubs/HubIndexPage',
        props: {cards: hubs.map(toHubCard)},
        exact: true,
      });
      for (const hub of hubs) {
        addRoute({
          path: below(hubPath(hub.id)),
          component: '@site/src/features/hubs/HubPage',
          props: {hub, recipes: recipesOf(hub, recipes), calculators: cardsOf(hub.calculators)},
          exact: true,
        });
      }
    },
  };
}
