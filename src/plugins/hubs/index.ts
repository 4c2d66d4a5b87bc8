import type {LoadContext, Plugin} from '@docusaurus/types';
import {hubs} from '../../data/hubs';
import {hubPath, type Hub, type HubCard, type HubRecipe} from '../../data/hubs/types';
import type {Recipe} from '../../data/recipes/schema';
import {toSummary} from '../../data/recipes/types';
import {loadedRecipes} from '../recipes/read';

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
export default function hubsPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'hubs',

    async allContentLoaded({allContent, actions: {addRoute, createData}}) {
      const recipes = loadedRecipes(allContent);
      const below = (path: string) => `${baseUrl}${path.slice(1)}`;
      addRoute({
        path: below('/growth-hubs'),
        component: '@site/src/features/hubs/HubIndexPage',
        modules: {cards: await createData('cards.json', JSON.stringify(hubs.map(toCard)))},
        exact: true,
      });
      for (const hub of hubs) {
        addRoute({
          path: below(hubPath(hub.id)),
          component: '@site/src/features/hubs/HubPage',
          modules: {
            hub: await createData(`${hub.id}.json`, JSON.stringify(hub)),
            recipes: await createData(`${hub.id}-recipes.json`, JSON.stringify(recipesOf(hub, recipes))),
          },
          exact: true,
        });
      }
    },
  };
}
