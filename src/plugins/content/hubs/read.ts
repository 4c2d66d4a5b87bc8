import type {AllContent} from '@docusaurus/types';
import {hubSchema, type Hub} from '../../../data/hubs/schema';
import {POSITIONS_PATH} from '../../../data/positions/types';
import type {HubRecipe} from '../../../data/hubs/types';
import type {Recipe} from '../../../data/recipes/schema';
import {toSummary} from '../../../data/recipes/types';
import {JOURNAL_PATH} from '../../../features/journal/paths';
import {duplicateProblems, readFolder} from '../../lib/contentFolder';
import {placeOfField} from '../../lib/fieldPlace';
import {throwAny, type Problem} from '../../lib/problems';
import {loaded} from '../loaded';

/** Where hubs are written, from the project's root. */
export const HUBS_DIR = 'src/data/hubs';

/** The hubs below `siteDir`, in the order of the menu. Throws one `ContentError` with all problems of all files. */
export function readHubs(siteDir: string): Hub[] {
  const {entries, problems} = readFolder(siteDir, HUBS_DIR, hubSchema);
  throwAny([
    ...problems,
    ...duplicateProblems(entries, 'id'),
    ...duplicateProblems(entries, 'title'),
    ...duplicateProblems(entries, 'position'),
  ]);
  return entries.map(({item}) => item).sort((a, b) => a.position - b.position);
}

/** The hubs as their plugin has read them, for the `allContentLoaded` of another plugin. */
export const loadedHubs = (allContent: AllContent): readonly Hub[] => loaded(allContent, 'hubs');

/** Ids that hubs may name. */
interface Known {
  recipes: readonly Pick<Recipe, 'id'>[];
  /** Left out, links to articles are not checked here. */
  articles?: readonly {id: string}[] | undefined;
}

/** Recipes and articles that hubs name and that do not exist. */
export function hubProblems(siteDir: string, hubs: readonly Hub[], {recipes, articles}: Known): Problem[] {
  const recipeIds = new Set(recipes.map(({id}) => id));
  const articlePaths = articles && new Set(articles.map(({id}) => `${JOURNAL_PATH}/${id}`));
  return hubs.flatMap(({id: hub, cards, sections}) => {
    const file = `${HUBS_DIR}/${hub}.yaml`;
    const unknown = (path: readonly (string | number)[], value: string, problem: string, remedy: string) => ({
      file,
      ...placeOfField(siteDir, file, path),
      value,
      problem,
      remedy,
    });
    return [
      ...(cards.recipes ?? []).flatMap((id, index) =>
        recipeIds.has(id)
          ? []
          : unknown(
              ['cards', 'recipes', index],
              id,
              'is not the id of any recipe',
              'Use the id of a file in src/data/recipes, without .yaml.',
            ),
      ),
      ...sections.flatMap((section, index) =>
        section.kind !== 'article' ||
        articlePaths === undefined ||
        articlePaths.has(section.to) ||
        section.to.startsWith(`${POSITIONS_PATH}#`)
          ? []
          : unknown(
              ['sections', index, 'to'],
              section.to,
              'is not the path of any article',
              `Write ${JOURNAL_PATH}/ and the name of a file in blog/, without .mdx.`,
            ),
      ),
    ];
  });
}

/** The recipes that a hub shows, in its order. */
export function recipesOf({cards}: Pick<Hub, 'cards'>, recipes: readonly Recipe[]): HubRecipe[] {
  return (cards.recipes ?? []).flatMap((id) =>
    recipes
      .filter((recipe) => recipe.id === id)
      .map((recipe) => ({...toSummary(recipe), description: recipe.description})),
  );
}
