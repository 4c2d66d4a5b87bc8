import type {AllContent} from '@docusaurus/types';
import {recipeSchema, type Recipe} from '../../../data/recipes/schema';
import {duplicateProblems, readFolder, referenceProblems, type Entry} from '../../lib/contentFolder';
import {throwAny, type Problem} from '../../lib/problems';

/** Where recipes are kept, from the project's root. */
export const RECIPES_DIR = 'src/data/recipes';

function relatedProblems(entry: Entry<Recipe>, ids: ReadonlySet<string>): Problem[] {
  const {file, item: recipe, lineOf} = entry;
  return recipe.related.flatMap((id, index) => {
    const where = {file, line: lineOf(['related', index]), field: `related[${index}]`, value: id};
    if (id === recipe.id) {
      return [{...where, problem: 'names the recipe itself', remedy: 'Remove it.'}];
    }
    return recipe.related.indexOf(id) < index
      ? [{...where, problem: 'is there twice', remedy: 'Remove one of the two.'}]
      : referenceProblems(entry, ['related', index], id, {what: 'recipe', ids, folder: RECIPES_DIR});
  });
}

/**
 * Reads every recipe below `siteDir`, sorted by id.
 * Throws one `ContentError` holding all problems of all files.
 */
export function readRecipes(siteDir: string): Recipe[] {
  const {entries, problems, ids} = readFolder(siteDir, RECIPES_DIR, recipeSchema);
  throwAny([
    ...problems,
    ...entries.flatMap((entry) => relatedProblems(entry, ids)),
    ...duplicateProblems(entries, 'id'),
    ...duplicateProblems(entries, 'name'),
  ]);
  return entries.map(({item}) => item);
}

/**
 * The recipes as the recipes plugin read them, for the `allContentLoaded` of another: to read and check 5,000 files
 * takes seconds, and plugins share no module, so none of them can remember it for the others.
 */
export function loadedRecipes({recipes}: AllContent): readonly Recipe[] {
  return recipes?.default as Recipe[];
}
