import type {FinderRule, FinderRules} from '../../../data/plans/schema';
import {isAds, shopOf, type FinderPosition, type Shop} from '../../../data/plans/shop';
import {counted} from '../../../lib/counted';
import {figure} from '../../../lib/figure';
import {listed} from '../../../lib/inSentence';
import {PLAN_WEEKS} from './address';
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

/** Whether a rule is for the channels that a visitor uses, for a shop of that kind, and not for smaller ones only. */
const suits = ({channels, subscriptions, below = Infinity}: FinderRule, answers: Answers) =>
  (channels?.some((channel) => answers.channels.includes(channel)) ?? true) &&
  (subscriptions === undefined || answers.subs) &&
  shopOf(answers).orders < below;

/** The rules that suit, those for larger shops last. */
function ranked(rules: readonly FinderRule[], answers: Answers): FinderRule[] {
  const {orders} = shopOf(answers);
  const suited = rules.filter((rule) => suits(rule, answers));
  const isReached = ({from = 0}: FinderRule) => orders >= from;
  return [...suited.filter(isReached), ...suited.filter((rule) => !isReached(rule))];
}

/** What a recipe takes at least and a shop has not, in words: `300 orders a month, and we count 250`. */
function lackOf({least, channels, setUpDays, runsDays}: PlanRecipe, shop: Shop): string | undefined {
  const {ordersPerMonth, adSpendPerMonth = 0, emailContacts = 0} = least;
  const {eur} = shop.adsOn(channels);
  const lacks = [
    shop.orders < ordersPerMonth &&
      `${figure(ordersPerMonth)} orders a month, and we count ${figure(shop.orders)}`,
    eur < adSpendPerMonth &&
      `EUR ${figure(adSpendPerMonth)} of ads a month on ${channels.includes('Influencer') ? 'paid social' : listed(channels.filter(isAds))}, and we count EUR ${figure(eur)}`,
    shop.contacts < emailContacts &&
      `${figure(emailContacts)} e-mail contacts, and we count ${figure(shop.contacts)}`,
    setUpDays + runsDays > PLAN_WEEKS * 7 && `more than ${PLAN_WEEKS} weeks: run it beside a plan`,
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

/**
 * The recipes that suit a visitor's answers and can be done in the days a month that they have: set up within a quarter,
 * their hours while they run beside one another, and with room for all in a plan from `start` on; up to five, in the order of the rules, what a recipe needs before it.
 */
export function suggest(
  answers: Answers,
  rules: FinderRules,
  recipes: readonly PlanRecipe[],
  start: Day,
): readonly Suggestion[] {
  const {days} = answers;
  const shop = shopOf(answers);
  const suited = ranked(rules[answers.worry], answers);
  /** A recipe after all that it needs. */
  const withNeeds = (id: string, because: string): Suggestion[] =>
    recipes
      .filter((recipe) => recipe.id === id)
      .flatMap((recipe) => [
        ...recipe.needs.flatMap((need) => {
          const rule = suited.find((one) => one.recipe === need);
          return withNeeds(need, rule?.because ?? `“${recipe.name}” builds on it, so it goes first.`);
        }),
        {recipe, because},
      ]);
  const fit = (all: readonly PlanRecipe[]) => {
    const sum = (of: (recipe: PlanRecipe) => number) => all.reduce((total, one) => total + of(one), 0);
    return (
      all.length <= MOST &&
      all.every((recipe) => lackOf(recipe, shop) === undefined) &&
      sum(({setUpDays}) => setUpDays) <= days * QUARTER &&
      (sum(({hoursPerWeek = 0}) => hoursPerWeek) * WEEKS_A_MONTH) / DAY_HOURS <= days &&
      arrange(all, start, days).items.length === all.length
    );
  };
  return suited.reduce<readonly Suggestion[]>((chosen, {recipe: id, because}) => {
    const all = [...chosen, ...withNeeds(id, because)].filter(
      ({recipe}, index, list) => list.findIndex((one) => one.recipe === recipe) === index,
    );
    return fit(all.map(({recipe}) => recipe)) ? all : chosen;
  }, []);
}

/** A recipe that is not suggested although it works on this figure, or a channel in use on which there is none, and why. */
export interface NotYet {
  recipe?: PlanRecipe;
  name: string;
  why: string;
}

const MOST_WAITING = 3;

/** What does not fit a visitor yet, the best first, and the channels in use for which none of it is. */
export function notYet(
  answers: Answers,
  rules: FinderRules,
  recipes: readonly PlanRecipe[],
  suggestions: readonly Suggestion[],
): NotYet[] {
  const shop = shopOf(answers);
  const lackFor = (recipe: PlanRecipe) =>
    lackOf(recipe, shop) ??
    (suggestions.length > 0
      ? undefined
      : `${counted(recipe.setUpDays, 'day')} of set-up, and more than ${counted(answers.days, 'day')} a month`);
  const waiting = ranked(rules[answers.worry], answers).flatMap((rule) => {
    const recipe = recipes.find(({id}) => id === rule.recipe);
    const isSeen = suggestions.some((one) => one.recipe === recipe);
    const lack = recipe && !isSeen && lackFor(recipe);
    return recipe && lack ? [{recipe, name: recipe.name, why: `it takes ${lack}`}] : [];
  });
  const shown = [...new Map(waiting.map((one) => [one.recipe, one])).values()].slice(0, MOST_WAITING);
  const covered = [...suggestions, ...shown].flatMap(({recipe}) => recipe.channels);
  return [
    ...shown,
    ...answers.channels
      .filter((channel) => !covered.includes(channel))
      .map(
        (channel): NotYet =>
          waiting.find(({recipe}) => recipe.channels.includes(channel)) ?? {
            name: `Nothing on ${channel}`,
            why: 'no recipe on it works on this figure, or has room beside these',
          },
      ),
  ];
}
