import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {hubPath, type Hub, type HubCard, type HubRecipe} from '../../data/hubs/types';
import type {Recipe} from '../../data/recipes/schema';
import {toSummary} from '../../data/recipes/types';
import {readRecipes, RECIPES_DIR} from '../recipes/read';

const HUBS_DIR = 'src/data/hubs';

/** The recipes a hub links to, in its order; throws with the ids that do not exist. */
export function recipesOf(hub: Hub, recipes: readonly Recipe[]): HubRecipe[] {
  const ids = hub.cards.recipes ?? [];
  const missing = ids.filter((id) => recipes.every((recipe) => recipe.id !== id));
  if (missing.length > 0) {
    throw new Error(
      `The growth hub "${hub.id}" links to recipes that do not exist: ${missing.join(', ')}. Correct src/data/hubs or add the recipes.`,
    );
  }
  return ids.flatMap((id) =>
    recipes
      .filter((recipe) => recipe.id === id)
      .map((recipe) => ({...toSummary(recipe), description: recipe.description})),
  );
}

const toCard = ({id, title, description, hue}: Hub): HubCard => ({id, title, description, hue});

/** Growth hubs: the index and one page for each hub, each with the data it shows and no other. */
export default function hubsPlugin({siteDir, baseUrl}: LoadContext): Plugin<readonly Hub[]> {
  return {
    name: 'hubs',

    getPathsToWatch: () => [`${HUBS_DIR}/*.ts`, `${RECIPES_DIR}/*.yaml`],

    /** Read anew each time, so that `npm start` shows an edit. */
    async loadContent() {
      const {hubs} = (await loadFreshModule(path.join(siteDir, HUBS_DIR, 'index.ts'))) as {
        hubs: readonly Hub[];
      };
      return hubs;
    },

    contentLoaded({content: hubs, actions: {addRoute}}) {
      const recipes = readRecipes(siteDir);
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
