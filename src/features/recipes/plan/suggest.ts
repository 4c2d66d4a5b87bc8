import type {FinderRule, FinderRules} from '../../../data/plans/finder';
import {isAds, shopOf, type FinderPosition, type Shop} from '../../../data/plans/shop';
import {REVENUES} from '../../../data/plans/worries';
import {counted} from '../../../lib/counted';
import {figure} from '../../../lib/figure';
import {listed} from '../../../lib/inSentence';
import type {Answers} from './answers';
import {arrange} from './arrange';
import type {Day} from './days';
import type {PlanRecipe} from './plan';

/** A recipe that the finder suggests, and why. */
export interface Suggestion {
  recipe: PlanRecipe;
  because: string;
}

const MOST = 5;
/** Months: suggestions are set up within these. */
const QUARTER = 3;
const WEEKS_A_MONTH = 52 / 12;
const DAY_HOURS = 8;

/** Working days a month that recipes take while they all run. */
const runningDays = (suggestions: readonly Suggestion[]) =>
  (suggestions.reduce((sum, {recipe}) => sum + (recipe.hoursPerWeek ?? 0), 0) * WEEKS_A_MONTH) / DAY_HOURS;

/** Whether a rule is for the channels that a visitor uses, and for their revenue. */
export const suits = ({channels, from, to}: FinderRule, answers: Answers): boolean => {
  const band = REVENUES.indexOf(shopOf(answers).band);
  return (
    (channels === undefined || channels.some((channel) => answers.channels.includes(channel))) &&
    (from === undefined || band >= REVENUES.indexOf(from)) &&
    (to === undefined || band <= REVENUES.indexOf(to))
  );
};

/** What a recipe takes at least and a shop has not, in words: `300 orders a month, and we count 250`. */
export function lackOf(
  {least, channels}: Pick<PlanRecipe, 'least' | 'channels'>,
  shop: Shop,
): string | undefined {
  const {ordersPerMonth, adSpendPerMonth = 0, emailContacts = 0} = least;
  const {eur} = shop.adsOn(channels);
  const lacks = [
    shop.orders < ordersPerMonth &&
      `${figure(ordersPerMonth)} orders a month, and we count ${figure(shop.orders)}`,
    eur < adSpendPerMonth &&
      `EUR ${figure(adSpendPerMonth)} of ads a month on ${listed(channels.filter(isAds))}, and we count EUR ${figure(eur)}`,
    shop.contacts < emailContacts &&
      `${figure(emailContacts)} e-mail contacts, and we count ${figure(shop.contacts)}`,
  ];
  return lacks.find((lack) => lack !== false);
}

/** A recipe against the figures of a shop, in a sentence. */
export function figuresOf({least, channels}: Pick<PlanRecipe, 'least' | 'channels'>, shop: Shop): string {
  const {eur, purchases, at} = shop.adsOn(channels);
  return least.adSpendPerMonth !== undefined && purchases > 0
    ? `EUR ${figure(eur)} a month buys about ${counted(purchases, 'purchase')} a week${at === undefined ? '' : ` at EUR ${at} each`}.`
    : `It runs from ${figure(least.ordersPerMonth)} orders a month, and we count about ${figure(shop.orders)}.`;
}

/** The position that answers a visitor before any recipe does. */
export const positionFor = (
  answers: Answers,
  positions: readonly FinderPosition[],
): FinderPosition | undefined =>
  positions.find(({worries, channel, below = Infinity}) => {
    const eur = channel === undefined ? 1 : shopOf(answers).adsOn([channel]).eur;
    return worries.includes(answers.worry) && eur > 0 && eur < below;
  });

/** Working days that setting all of these up takes. */
const setUpOf = (suggestions: readonly Suggestion[]) =>
  suggestions.reduce((sum, {recipe}) => sum + recipe.setUpDays, 0);

/**
 * The recipes that suit a visitor's answers and can be done in the days a month that they have: set up within a quarter,
 * their hours while they run beside one another, no two on one surface, and with room for all in a plan from
 * `start` on; up to five, in the order of the rules, what a recipe needs before it.
 */
export function suggest(
  answers: Answers,
  rules: FinderRules,
  recipes: readonly PlanRecipe[],
  start: Day,
): readonly Suggestion[] {
  const {days} = answers;
  const shop = shopOf(answers);
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
    if (recipe === undefined || lackOf(recipe, shop) !== undefined) {
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
  const hasRoom = (all: readonly PlanRecipe[]) => arrange(all, start, days).left.length === 0;
  const fits = (added: readonly Suggestion[]) => {
    const all = [...chosen, ...added];
    const taken = all.flatMap(({recipe}) => recipe.occupies);
    return (
      setUpOf(all) <= days * QUARTER &&
      runningDays(all) <= days &&
      new Set(taken).size === taken.length &&
      hasRoom(all.map(({recipe}) => recipe))
    );
  };
  for (let next = candidates().find(fits); next !== undefined; next = candidates().find(fits)) {
    chosen = [...chosen, ...next];
  }
  return chosen;
}
