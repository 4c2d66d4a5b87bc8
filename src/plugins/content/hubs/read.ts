import fs from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import jiti from 'jiti';
import type {Hub, HubRecipe} from '../../../data/hubs/types';
import type {Recipe} from '../../../data/recipes/schema';
import {toSummary} from '../../../data/recipes/types';
import {ContentError, type Problem} from '../../lib/problems';

/** Where hubs are written, from the project's root. */
export const HUBS_DIR = 'src/data/hubs';

/** The growth hubs below `siteDir`, read anew each time; throws a `ContentError` where a file is no TypeScript. */
export function readHubs(siteDir: string): readonly Hub[] {
  const load = jiti(__filename, {requireCache: false, interopDefault: true});
  try {
    return (load(path.join(siteDir, HUBS_DIR, 'index.ts')) as {hubs: readonly Hub[]}).hubs;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [what] = message.split('\n');
    const [, file = '', line] = /(\S+\.ts):(\d+):\d+/.exec(message) ?? [];
    const remedy = 'Check the quotes, commas and brackets around that place.';
    throw new ContentError([
      {
        file: file === '' ? HUBS_DIR : path.relative(siteDir, file).replaceAll(path.sep, '/'),
        line: line === undefined ? undefined : Number(line),
        problem: `cannot be read: ${what}`,
        remedy,
      },
    ]);
  }
}

/** The hubs as their plugin read them, for the `allContentLoaded` of another. */
export function loadedHubs({hubs}: AllContent): readonly Hub[] {
  return hubs?.default as readonly Hub[];
}

/** Where the file of a hub names a recipe: the file, and the line. */
function placeOf(siteDir: string, hub: string, recipe: string): Pick<Problem, 'file' | 'line'> {
  for (const name of fs.readdirSync(path.join(siteDir, HUBS_DIR))) {
    const text = fs.readFileSync(path.join(siteDir, HUBS_DIR, name), 'utf8');
    if (text.includes(`id: '${hub}'`)) {
      const line = text.slice(0, text.indexOf(`'${recipe}'`)).split('\n').length;
      return {file: `${HUBS_DIR}/${name}`, line};
    }
  }
  return {file: HUBS_DIR};
}

/** Recipes that hubs name and that do not exist. */
export function hubProblems(
  siteDir: string,
  hubs: readonly Hub[],
  recipes: readonly Pick<Recipe, 'id'>[],
): Problem[] {
  const ids = new Set(recipes.map(({id}) => id));
  return hubs.flatMap(({id: hub, cards}) =>
    (cards.recipes ?? []).flatMap((id, index) =>
      ids.has(id)
        ? []
        : [
            {
              ...placeOf(siteDir, hub, id),
              field: `cards.recipes[${index}]`,
              value: id,
              problem: 'is not the id of any recipe',
              remedy: 'Correct it, or add that recipe.',
            },
          ],
    ),
  );
}

/** The recipes that a hub shows, in its order. */
export function recipesOf({cards}: Hub, recipes: readonly Recipe[]): HubRecipe[] {
  return (cards.recipes ?? []).flatMap((id) =>
    recipes
      .filter((recipe) => recipe.id === id)
      .map((recipe) => ({...toSummary(recipe), description: recipe.description})),
  );
}
