import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {faceOf} from '../../../data/recipes/card';
import {contentOf} from '../kinds';
import {RECIPES_DIR} from './references';

/** What pages of src/pages show of recipes, a file for each, so that a page's script has only those that it imports. */
export default function recipeLinksPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'recipes',

    getPathsToWatch: () => [path.join(siteDir, RECIPES_DIR, '*.yaml')],

    async contentLoaded({actions: {createData}}) {
      const recipes = contentOf(siteDir).items('recipe');
      await createData('count.json', String(recipes.length));
      for (const recipe of recipes) {
        await createData(`faces/${recipe.id}.json`, faceOf(recipe));
      }
    },
  };
}
