import marginalCac from '@generated/content/default/faces/bids-and-marginal-cac.json';
import brandSearch from '@generated/content/default/faces/brand-search-incrementality-test.json';
import customerEvidence from '@generated/content/default/faces/customer-evidence-library.json';
import geoHoldout from '@generated/content/default/faces/geo-holdout-lift-test.json';
import landingPage from '@generated/content/default/faces/landing-page-for-paid-traffic.json';
import lifecycle from '@generated/content/default/faces/lifecycle-revenue-optimization.json';
import listGrowth from '@generated/content/default/faces/list-growth-and-missing-flows.json';
import creatorSeeding from '@generated/content/default/faces/micro-creator-seeding-engine.json';
import orderValue from '@generated/content/default/faces/order-value-threshold-and-bundles.json';
import searchTerms from '@generated/content/default/faces/search-term-harvest-routine.json';
import {LIST_PATH} from '../../config/paths';
import {claims} from '../../config/site';
import type {CardFace} from '../../data/recipes/card';

export const SERVICES = {
  growth: `growth advisory ${claims.daysPerMonth}`,
  fundraising: `fundraising advisory ${claims.fundraisingDaysPerMonth}`,
};

export interface Goal {
  id: string;
  name: string;
  service: keyof typeof SERVICES;
  /** What it begins with, in a few words. */
  move: string;
  /** The best first. */
  recipes: readonly CardFace[];
  /** The query of the recipe list, filtered for this goal. */
  list: string;
}

export const GOALS: readonly Goal[] = [
  {
    id: 'market',
    name: 'New market launch',
    service: 'growth',
    move: 'one country at a time',
    recipes: [customerEvidence, landingPage, creatorSeeding],
    list: 'stage=awareness',
  },
  {
    id: 'raise',
    name: 'Series B fund raise',
    service: 'fundraising',
    move: 'cohorts first',
    recipes: [lifecycle, geoHoldout, brandSearch],
    list: 'stage=retention',
  },
  {
    id: 'profit',
    name: 'Profitable growth',
    service: 'growth',
    move: 'margin by channel',
    recipes: [orderValue, searchTerms, marginalCac],
    list: 'effort=low',
  },
  {
    id: 'product',
    name: 'New product launch',
    service: 'growth',
    move: 'one number decides',
    recipes: [listGrowth, landingPage, customerEvidence],
    list: 'stage=interest',
  },
];

export interface PlanCard {
  goal: Goal;
  recipe: CardFace;
}

const MOST = 3;

/** One plan for all chosen goals: the best recipe of each in turn, up to three; and where the others are. */
export function planOf(goals: readonly Goal[]) {
  const inTurn = Array.from({length: MOST}, (_, rank) =>
    goals.flatMap((goal) => goal.recipes.slice(rank, rank + 1).map((recipe): PlanCard => ({goal, recipe}))),
  ).flat();
  const each = inTurn.filter(
    ({recipe}, index) => inTurn.findIndex((other) => other.recipe.id === recipe.id) === index,
  );
  const [only, ...others] = goals;
  return {
    cards: each.slice(0, MOST),
    more:
      only === undefined || others.length > 0
        ? {text: `+${each.length - MOST} more`, to: LIST_PATH}
        : {text: 'More recipes', to: `${LIST_PATH}?${only.list}`},
  };
}

export function planTime(chosen: readonly Goal[]): string {
  const taken = [...new Set(chosen.map(({service}) => service))].map((service) => SERVICES[service]);
  return taken.length === 0 ? '' : `Advisor time: ${taken.join(', plus ')}.`;
}
