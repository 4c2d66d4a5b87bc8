import marginalCac from '@generated/recipes/default/links/bids-and-marginal-cac.json';
import brandSearch from '@generated/recipes/default/links/brand-search-incrementality-test.json';
import customerEvidence from '@generated/recipes/default/links/customer-evidence-library.json';
import geoHoldout from '@generated/recipes/default/links/geo-holdout-lift-test.json';
import landingPage from '@generated/recipes/default/links/landing-page-for-paid-traffic.json';
import lifecycle from '@generated/recipes/default/links/lifecycle-revenue-optimization.json';
import listGrowth from '@generated/recipes/default/links/list-growth-and-missing-flows.json';
import metaCatalogue from '@generated/recipes/default/links/meta-catalogue-prospecting.json';
import creatorSeeding from '@generated/recipes/default/links/micro-creator-seeding-engine.json';
import orderValue from '@generated/recipes/default/links/order-value-threshold-and-bundles.json';
import searchTerms from '@generated/recipes/default/links/search-term-harvest-routine.json';
import {PLAN_PATH} from '../../config/paths';
import {claims} from '../../config/site';
import type {Worry} from '../../data/plans/worries';
import type {RecipeLink} from '../../data/recipes/card';
import {NO_PLAN, planPath} from '../../features/recipes/plan/address';
import {serialiseAnswers} from '../../features/recipes/plan/answers';

export const SERVICES = {
  growth: `growth advisory ${claims.daysPerMonth}`,
  fundraising: `fundraising advisory ${claims.fundraisingDaysPerMonth}`,
};

interface Way {
  to: string;
  text: string;
}

export interface Goal {
  id: string;
  name: string;
  service: keyof typeof SERVICES;
  move: string;
  recipes: readonly RecipeLink[];
  worry: Worry;
  plan?: Way;
  more: Way;
}

export const GOALS: readonly Goal[] = [
  {
    id: 'market',
    name: 'New market launch',
    service: 'growth',
    move: 'Start with one country: test landed price, checkout and three ads there before a second country gets a budget.',
    recipes: [landingPage, metaCatalogue, creatorSeeding],
    worry: 'traffic',
    more: {to: '/services/growth-recipes?stage=awareness', text: 'All recipes for awareness'},
  },
  {
    id: 'raise',
    name: 'Series B fund raise',
    service: 'fundraising',
    move: 'Put cohorts and unit economics in order, then list the investors whose fund suits your round.',
    recipes: [lifecycle, geoHoldout, brandSearch],
    worry: 'cash',
    plan: {
      to: '/services/growth-recipes/plans/raise-in-nine-months',
      text: 'A plan for the nine months before',
    },
    more: {to: '/services/growth-recipes?stage=retention', text: 'All recipes for retention'},
  },
  {
    id: 'profit',
    name: 'Profitable growth',
    service: 'growth',
    move: 'Work out contribution margin by channel, then cut the spend that only buys the customers you already have.',
    recipes: [orderValue, searchTerms, marginalCac],
    worry: 'cost',
    plan: {
      to: '/services/growth-recipes/plans/google-mixed-margins',
      text: 'A plan for a shop with mixed margins',
    },
    more: {to: '/services/growth-recipes?effort=low', text: 'All low-effort recipes'},
  },
  {
    id: 'product',
    name: 'New product launch',
    service: 'growth',
    move: 'Build a waiting list, collect proof from first users, and run a launch week in which one number decides what follows.',
    recipes: [listGrowth, landingPage, customerEvidence],
    worry: 'conversion',
    more: {to: '/services/growth-recipes?stage=interest', text: 'All recipes for interest'},
  },
];

/** Working days a month in which three recipes have room. */
const DAYS = 12;

export function waysOn({recipes, worry, plan, more}: Goal): Way[] {
  const planned = planPath({...NO_PLAN, recipes: recipes.map(({id}) => id), days: DAYS});
  return [
    {to: planned, text: 'Plan these three'},
    {to: `${PLAN_PATH}?${serialiseAnswers({worry})}`, text: 'Find my next step'},
    ...(plan === undefined ? [] : [plan]),
    more,
  ];
}

export function planTime(chosen: readonly Goal[]): string {
  const taken = [...new Set(chosen.map(({service}) => service))].map((service) => SERVICES[service]);
  return taken.length === 0
    ? 'Choose a goal to see its plan drawn here.'
    : `Advisor time: ${taken.join(', plus ')}.`;
}
