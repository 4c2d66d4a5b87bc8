import type {AllContent} from '@docusaurus/types';
import {hubSchema, type Hub} from '../../../data/hubs/schema';
import {POSITIONS_PATH} from '../../../data/positions/types';
import type {HubRecipe} from '../../../data/hubs/types';
import type {Recipe} from '../../../data/recipes/schema';
import {toSummary} from '../../../data/recipes/types';
import {JOURNAL_PATH} from '../../../features/journal/paths';
import {
  duplicateProblems,
  fileOf,
  idsOf,
  listProblems,
  placeOf,
  readFolder,
  referenceProblems,
} from '../../lib/contentFolder';
import {throwAny, type Problem} from '../../lib/problems';
import {loaded} from '../loaded';
import {RECIPES_DIR, recipesInOrder} from '../recipes/read';

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
  const knownRecipes = {what: 'recipe', ids: idsOf(recipes), use: fileOf(RECIPES_DIR)};
  const knownArticles = articles && {
    what: 'article',
    by: 'path',
    ids: new Set(articles.map(({id}) => `${JOURNAL_PATH}/${id}`)),
    use: `Write ${JOURNAL_PATH}/ and the name of a file in blog/, without .mdx.`,
  };
  return hubs.flatMap(({id, cards, sections}) => {
    const place = placeOf(siteDir, `${HUBS_DIR}/${id}.yaml`);
    return [
      ...listProblems(place, ['cards', 'recipes'], cards.recipes, knownRecipes),
      ...sections.flatMap((section, index) =>
        section.kind !== 'article' ||
        knownArticles === undefined ||
        section.to.startsWith(`${POSITIONS_PATH}#`)
          ? []
          : referenceProblems(place, ['sections', index, 'to'], section.to, knownArticles),
      ),
    ];
  });
}

/** The recipes that a hub shows, in its order. */
export const recipesOf = ({cards}: Pick<Hub, 'cards'>, recipes: readonly Recipe[]): HubRecipe[] =>
  recipesInOrder(cards.recipes, recipes).map((recipe) => ({
    ...toSummary(recipe),
    description: recipe.description,
  }));
