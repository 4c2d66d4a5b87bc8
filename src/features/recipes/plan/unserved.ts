import type {FinderRule, FinderRules} from '../../../data/plans/finder';
import {REVENUE_LABEL, REVENUES} from '../../../data/plans/worries';
import {inTheWay} from '../../../data/recipes/words';
import type {Channel} from '../../../data/recipes/taxonomy';
import type {Answers} from './answers';
import {suits, type Suggestion} from './suggest';
import type {PlanRecipe} from './plan';

/** A channel in use for which nothing is suggested: why not, and the recipe that this is about. */
export interface Unserved {
  channel: Channel;
  why: string;
  recipe?: PlanRecipe | undefined;
}

/** Why the recipe of a rule is not among the suggestions. */
function whyNot(rule: FinderRule, {least}: PlanRecipe, answers: Answers): string {
  const lack = inTheWay(least, answers);
  const {from, to, below} = rule;
  const isBelow = from !== undefined && REVENUES.indexOf(answers.revenue) < REVENUES.indexOf(from);
  if (isBelow && below !== undefined) {
    return below;
  }
  if (lack !== undefined) {
    return `It needs ${lack}.`;
  }
  if (isBelow) {
    return `It is for a monthly revenue of ${REVENUE_LABEL[from].replace(/^Over | to .*/g, '')} or more.`;
  }
  return to !== undefined && !suits(rule, answers)
    ? 'It is for a lower revenue than yours.'
    : 'It has no room beside these: it changes the same thing, or takes more days or weeks than are left.';
}

/** The channels that a visitor named and no suggestion is for, each with the reason why the nearest recipe is not among them. */
export function unserved(
  answers: Answers,
  rules: FinderRules,
  recipes: readonly PlanRecipe[],
  suggestions: readonly Suggestion[],
): Unserved[] {
  return answers.channels
    .filter((channel) => !suggestions.some(({recipe}) => recipe.channels.includes(channel)))
    .map((channel): Unserved => {
      const [nearest] = rules[answers.worry].flatMap((rule) => {
        const recipe = recipes.find(({id}) => id === rule.recipe);
        return recipe?.channels.includes(channel) === true ? [{rule, recipe}] : [];
      });
      return nearest === undefined
        ? {channel, why: 'No recipe on it works on this figure. Another figure may bring one.'}
        : {channel, recipe: nearest.recipe, why: whyNot(nearest.rule, nearest.recipe, answers)};
    });
}
