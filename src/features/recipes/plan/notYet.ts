import type {FinderRules} from '../../../data/plans/finder';
import {shopOf} from '../../../data/plans/shop';
import {REVENUE_LABEL, REVENUES} from '../../../data/plans/worries';
import {counted} from '../../../lib/counted';
import type {Answers} from './answers';
import type {PlanRecipe} from './plan';
import {lackOf, type Suggestion} from './suggest';

/** A recipe that is not suggested although it works on this figure, or a channel in use on which there is none, and why. */
export interface NotYet {
  recipe?: PlanRecipe;
  name: string;
  why: string;
}

const MOST = 3;

/** What does not fit a visitor yet, the best first, and the channels in use for which none of it is. */
export function notYet(
  answers: Answers,
  rules: FinderRules,
  recipes: readonly PlanRecipe[],
  suggestions: readonly Suggestion[],
): NotYet[] {
  const shop = shopOf(answers);
  const seen = new Set(suggestions.map(({recipe}) => recipe.id));
  const waiting = rules[answers.worry].flatMap((rule): (NotYet & {recipe: PlanRecipe})[] => {
    const recipe = recipes.find(({id}) => id === rule.recipe);
    const isUsed = rule.channels?.some((channel) => answers.channels.includes(channel)) ?? true;
    if (recipe === undefined || !isUsed || seen.has(recipe.id)) {
      return [];
    }
    const lack = lackOf(recipe, shop);
    const isBelow = rule.from !== undefined && REVENUES.indexOf(shop.band) < REVENUES.indexOf(rule.from);
    const hasRoom = lack === undefined && !isBelow;
    if (hasRoom && suggestions.length > 0) {
      return [];
    }
    seen.add(recipe.id);
    if (hasRoom) {
      const why = `it takes ${counted(recipe.setUpDays, 'day')} of set-up, and more than ${counted(answers.days, 'day')} a month`;
      return [{recipe, name: recipe.name, why}];
    }
    const from = REVENUE_LABEL[rule.from ?? shop.band].replace(/^Over | to .*/g, '');
    return [{recipe, name: recipe.name, why: `it takes ${lack ?? `a revenue of ${from} a month`}`}];
  });
  const shown = waiting.slice(0, MOST);
  const told = [...suggestions, ...shown].flatMap(({recipe}) => recipe.channels);
  return [
    ...shown,
    ...answers.channels
      .filter((channel) => !told.includes(channel))
      .map(
        (channel): NotYet =>
          waiting.find(({recipe}) => recipe.channels.includes(channel)) ?? {
            name: `Nothing on ${channel}`,
            why: 'no recipe on it works on this figure, or has room beside these',
          },
      ),
  ];
}
