import type {FinderRule, FinderRules} from '../../../data/plans/finder';
import {REVENUES} from '../../../data/plans/worries';
import type {Answers} from './answers';
import type {StarterLink} from './library';
import type {PlanRecipe} from './types';

/** A recipe that the finder suggests, and why. */
export interface Suggestion {
  recipe: PlanRecipe;
  because: string;
}

const MOST = 5;
const LEAST = 3;
/** Months: suggestions are set up within these, where that is possible. */
export const QUARTER = 3;

const suits = ({channels, from, to}: FinderRule, answers: Answers): boolean => {
  const band = REVENUES.indexOf(answers.revenue);
  return (
    (channels === undefined || channels.some((channel) => answers.channels.includes(channel))) &&
    (from === undefined || band >= REVENUES.indexOf(from)) &&
    (to === undefined || band <= REVENUES.indexOf(to))
  );
};

/** Working days that setting all of these up takes. */
export const setUpOf = (suggestions: readonly Suggestion[]) =>
  suggestions.reduce((sum, {recipe}) => sum + recipe.setUpDays, 0);

/** The starter plan for a visitor's answers: of their worry and revenue, and for channels that they all use. */
export const starterFor = (answers: Answers, starters: readonly StarterLink[]): StarterLink | undefined =>
  starters.find(
    ({finder}) =>
      finder.worry === answers.worry &&
      finder.revenue === answers.revenue &&
      finder.channels.every((channel) => answers.channels.includes(channel)),
  );

/**
 * Three to five recipes for a visitor's answers, in the order of the rules. What a suggested recipe needs is suggested
 * before it. Recipes that can be set up within a quarter, each on surfaces of its own, are preferred; where these are fewer
 * than three, the others with the least set-up fill up.
 */
export function suggest(
  answers: Answers,
  rules: FinderRules,
  recipes: readonly PlanRecipe[],
): readonly Suggestion[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const suited = rules[answers.worry].filter((rule) => suits(rule, answers));
  let chosen: readonly Suggestion[] = [];

  /** A recipe with all that it needs and is not chosen yet, needs first; undefined where one of them cannot be planned. */
  const withNeeds = (
    id: string,
    because: string,
    before: readonly Suggestion[] = chosen,
  ): Suggestion[] | undefined => {
    const recipe = byId.get(id);
    if (recipe === undefined) {
      return undefined;
    }
    const needs: Suggestion[] = [];
    for (const need of recipe.needs) {
      const reason =
        suited.find((rule) => rule.recipe === need)?.because ??
        `“${recipe.name}” builds on it, so it goes first.`;
      const soFar = [...before, ...needs];
      const added = soFar.some((one) => one.recipe.id === need) ? [] : withNeeds(need, reason, soFar);
      if (added === undefined) {
        return undefined;
      }
      needs.push(...added);
    }
    return [...needs, {recipe, because}];
  };
  const candidates = () =>
    suited
      .filter(({recipe}) => !chosen.some((one) => one.recipe.id === recipe))
      .flatMap(({recipe, because}) => {
        const added = withNeeds(recipe, because);
        return added === undefined || chosen.length + added.length > MOST ? [] : [added];
      });
  const fits = (added: readonly Suggestion[]) => {
    const taken = chosen.flatMap(({recipe}) => recipe.occupies);
    return (
      setUpOf(chosen) + setUpOf(added) <= answers.days * QUARTER &&
      !added.some(({recipe}) => recipe.occupies.some((surface) => taken.includes(surface)))
    );
  };
  for (let next = candidates().find(fits); next !== undefined; next = candidates().find(fits)) {
    chosen = [...chosen, ...next];
  }
  while (chosen.length < LEAST) {
    const [least] = candidates().sort((a, b) => setUpOf(a) - setUpOf(b));
    if (least === undefined) {
      break;
    }
    chosen = [...chosen, ...least];
  }
  return chosen;
}
