import type {LoadContext, Plugin} from '@docusaurus/types';
import {hubPath, type Hub, type HubCard} from '../../../data/hubs/types';
import {throwAny} from '../../lib/problems';
import {loadedRecipes} from '../recipes/read';
import {hubProblems, HUBS_DIR, readHubs, recipesOf} from './read';

const toCard = ({id, title, description, hue}: Hub): HubCard => ({id, title, description, hue});

/** Growth hubs: the index and one page for each hub, each with the data it shows and no other. */
export default function hubsPlugin({siteDir, baseUrl}: LoadContext): Plugin<readonly Hub[]> {
  let hubs: readonly Hub[] = [];
  return {
    name: 'hubs',

    getPathsToWatch: () => [`${HUBS_DIR}/*.ts`],

    loadContent() {
      hubs = readHubs(siteDir);
      return hubs;
    },

    /** Once all recipes are known, so that `npm start` shows an edit of one. */
    allContentLoaded({allContent, actions: {addRoute}}) {
      const recipes = loadedRecipes(allContent);
      throwAny(hubProblems(siteDir, hubs, recipes));
      const below = (path: string) => `${baseUrl}${path.slice(1)}`;
      addRoute({
        path: below('/growth-hubs'),
        component: '@site/src/features/hubs/HubIndexPage',
        props: {cards: hubs.map(toCard)},
        exact: true,
      });
      for (const hub of hubs) {
        addRoute({
          path: below(hubPath(hub.id)),
          component: '@site/src/features/hubs/HubPage',
          props: {hub, recipes: recipesOf(hub, recipes)},
          exact: true,
        });
      }
    },
  };
}
