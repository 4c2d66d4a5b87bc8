import type {Recipe} from '../../../../data/recipes/schema';
import {stepText, tipText} from '../../../../data/recipes/words';
import {sentencesIn, wordCount} from '../../../../lib/sentences';
import {SHORT} from '../../../authoring/check/repeated';
import type {Problem} from '../../../lib/problems';
import {MARKER} from '../../../lib/unwritten';
import {RECIPES_DIR} from '../references';

const recipeFile = (id: string) => `${RECIPES_DIR}/${id}.yaml`;

/** Sentences of more than three words that are in two recipes, but for texts that are still to be written. */
export function repeatedSentences(recipes: readonly Recipe[]): Problem[] {
  const owners = new Map<string, string>();
  return recipes.flatMap((recipe) => {
    const {description, steps, assetsNeeded, dependencies, caseStudy, optimizationTips} = recipe;
    return [
      description,
      ...steps.map(stepText),
      ...assetsNeeded,
      ...dependencies,
      caseStudy,
      ...optimizationTips.map(tipText),
    ]
      .filter((text) => !text.includes(MARKER))
      .flatMap(sentencesIn)
      .flatMap((sentence) => {
        const owner = owners.get(sentence);
        owners.set(sentence, owner ?? recipe.id);
        return owner === undefined || owner === recipe.id || wordCount(sentence) <= SHORT
          ? []
          : [
              {
                file: recipeFile(recipe.id),
                value: sentence,
                problem: `is also in ${recipeFile(owner)}`,
                remedy: 'Write in each recipe what is true of that one alone.',
              },
            ];
      });
  });
}
