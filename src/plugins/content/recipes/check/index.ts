import {CALCULATOR_IDS} from '../../../../data/calculators/ids';
import type {Recipe} from '../../../../data/recipes/schema';
import {wrongFigures} from '../../calculators/figures';
import {untriedPapers, unusedPapers} from './papers';
import {recipeProblems} from './fields';
import {problemAt, type Entry} from '../../../lib/contentFolder';
import type {Problem} from '../../../lib/problems';
import {readCollection} from '../../collection';
import {recipes as collection} from '../collection';

/** Inputs that the calculators of a recipe do not have, and figures that they cannot work with. */
function calculatorProblems(entry: Entry<Recipe>): Problem[] {
  return (entry.item.calculators ?? []).flatMap(({id: given, with: figures}, index) =>
    // One that does not exist is reported when the recipe is read.
    CALCULATOR_IDS.filter((id) => id === given).flatMap((id) =>
      wrongFigures(id, figures).map(({at, ...found}) =>
        problemAt(entry, ['calculators', index, 'with', ...(at === undefined ? [] : [at])], found),
      ),
    ),
  );
}

/** What the fields of recipes cannot say: lengths, figures, what they say together, and the files of their papers. */
export function recipeChecks(entries: readonly Entry<Recipe>[], siteDir: string): Problem[] {
  const recipes = entries.map(({item}) => item);
  return [
    ...entries.flatMap((entry) => [...recipeProblems(entry), ...calculatorProblems(entry)]),
    // While a recipe cannot be read, it is not known which papers it names.
    ...(readCollection(siteDir, collection).problems.length > 0
      ? []
      : [...untriedPapers(siteDir, recipes), ...unusedPapers(siteDir, recipes)]),
  ];
}
