import type {Recipe} from '../../../data/recipes/schema';
import {calculatorProblems} from '../../authoring/check/calculators';
import {untriedPapers, unusedPapers} from '../../authoring/check/papers';
import {recipeProblems} from '../../authoring/check/recipes';
import {repeatedSentences} from '../../authoring/check/whole';
import type {Entry} from '../../lib/contentFolder';
import type {Problem} from '../../lib/problems';
import {readCollection} from '../collection';
import {recipes as collection} from './collection';

/** What the fields of recipes cannot say: lengths, figures, what they say together, and the files of their papers. */
export function recipeChecks(entries: readonly Entry<Recipe>[], siteDir: string): Problem[] {
  const recipes = entries.map(({item}) => item);
  return [
    ...entries.flatMap((entry) => [...recipeProblems(entry), ...calculatorProblems(entry)]),
    ...repeatedSentences(recipes),
    // While a recipe cannot be read, it is not known which papers it names.
    ...(readCollection(siteDir, collection).problems.length > 0
      ? []
      : [...untriedPapers(siteDir, recipes), ...unusedPapers(siteDir, recipes)]),
  ];
}
