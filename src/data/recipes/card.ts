import {counted} from '../../lib/counted';
import {figure} from '../../lib/figure';
import {sentencesIn} from '../../lib/sentences';
import {hoursText, spendText} from '../plans/spend';
import {pick} from '../../lib/record';
import {HOUR, hoursOf} from './payback';
import {stampOf, type Stamp} from './stamp';
import type {Recipe} from './schema';

/** What names and sorts a recipe wherever it is shown. */
export const CARD_FIELDS = [
  'id',
  'number',
  'name',
  'channels',
  'buyingCycle',
  'effortLevel',
  'expectedImpact',
  'investmentRequired',
] as const satisfies readonly (keyof Recipe)[];

/** What is shown of a recipe wherever it is named outside its page: what it brings, what it costs, its badges. */
export interface RecipeCard extends Pick<Recipe, (typeof CARD_FIELDS)[number]> {
  /** What the reader gets, in a sentence. */
  benefit: string;
  /** Where, from which size, how long, for how much: `Meta Ads`, `from 300 orders a month`, `3 days`, `judge after 8 weeks`, `no extra spend`. */
  facts: readonly string[];
  /** What is publicly known of it; undefined on its own page, whose route says it with the reasons. */
  stamp?: Stamp | undefined;
}

const WEEK = 7;

/** Days in weeks, where they are whole ones: `8 weeks`, `60 days`. */
export const runInWords = (days: number): string =>
  days % WEEK === 0 ? counted(days / WEEK, 'week') : counted(days, 'day');

/** What the costs of a recipe follow from. */
type Costly = Pick<Recipe, 'plan' | 'fit'>;

/** The money of a recipe in words: what it takes beyond normal spend, or the spend that it rearranges. */
const extraSpend = ({plan, fit}: Costly): string => {
  if (plan?.spend !== undefined && plan.spend.to > 0) {
    return spendText(plan.spend);
  }
  const {adSpendPerMonth} = fit.least;
  return adSpendPerMonth === undefined ? 'no extra spend' : `EUR ${figure(adSpendPerMonth)} of ads a month`;
};

/** What a recipe costs until it is decided: the work in EUR, and money beyond what is spent anyway. */
export function costsInWords({plan, ...recipe}: Costly): string {
  if (plan === undefined) {
    return extraSpend({plan, ...recipe});
  }
  const {setUpDays, runsDays, hoursPerWeek} = plan;
  const weekly =
    hoursPerWeek === undefined ? '' : ` and ${hoursText(hoursPerWeek)} for ${runInWords(runsDays)}`;
  const work = `EUR ${figure(Math.round(hoursOf(plan) * HOUR))} of work: ${counted(setUpDays, 'day')}${weekly} at EUR ${HOUR} an hour`;
  return `${work}, ${extraSpend({plan, ...recipe})}`;
}

/** What a card follows from. */
type CardSource = Pick<Recipe, (typeof CARD_FIELDS)[number] | 'description' | 'plan' | 'fit'> &
  Partial<Pick<Recipe, 'evidence'>>;

/** The one short form of a recipe: cards, links, hits, rows and exports show this and nothing else. */
export const cardOf = (recipe: CardSource): RecipeCard => ({
  ...pick(recipe, CARD_FIELDS),
  benefit: sentencesIn(recipe.description)[0] ?? recipe.description,
  facts: [
    recipe.channels.join(', '),
    `from ${figure(recipe.fit.least.ordersPerMonth)} orders a month`,
    ...(recipe.plan === undefined
      ? []
      : [counted(recipe.plan.setUpDays, 'day'), `judge after ${runInWords(recipe.plan.runsDays)}`]),
    extraSpend(recipe),
  ],
  stamp: recipe.evidence && stampOf(recipe.evidence),
});

export const STEPS_ON_CARD = 3;

/** Facts on one line. */
export const inOneLine = (facts: readonly string[]): string => facts.join(' · ');
