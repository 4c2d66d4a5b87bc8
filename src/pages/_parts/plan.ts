import {claims} from '../../config/claims';
import type {Hue} from '../../data/hues';

export type GoalId = 'market' | 'raise' | 'profit' | 'product';

/** A goal a visitor can choose, and what the plan says and draws for it. */
export interface Goal {
  id: GoalId;
  name: string;
  hue: Hue;
  service: 'growth' | 'fundraising';
  /** What happens first. */
  move: string;
  /** Its curve over six months, as path data in the plan's 480 x 210 box. */
  curve: string;
  /** Where the curve ends. */
  end: readonly [number, number];
  /** Three recipes to begin with; the names are those of the recipes' own files. */
  recipes: readonly {id: string; name: string}[];
  /** The filtered library behind the goal. */
  more: {query: string; text: string};
  /** The starter plan for it, where there is one. */
  plan?: {id: string; text: string};
}

/** The four toggle cards of the home page, in order. */
export const GOALS: readonly Goal[] = [
  {
    id: 'market',
    name: 'New market launch',
    hue: 'green',
    service: 'growth',
    move: 'One country first: landed price, checkout and three ads, tested before a second country gets a budget.',
    curve: 'M30 190C110 186 160 166 215 128S330 52 462 30',
    end: [462, 30],
    recipes: [
      {id: 'demand-gen-warm-up', name: 'Demand Gen warm-up that feeds search'},
      {id: 'meta-catalogue-prospecting', name: 'Catalogue ads for people who never visited'},
      {id: 'micro-creator-seeding-engine', name: 'Product seeding to 80 micro creators'},
    ],
    more: {query: '?stage=Awareness', text: 'All recipes for awareness'},
  },
  {
    id: 'raise',
    name: 'Series B fund raise',
    hue: 'violet',
    service: 'fundraising',
    move: 'Cohorts and unit economics put in order, then a list of investors whose fund fits your round.',
    curve: 'M30 194H150C178 194 172 150 200 150H300C330 150 322 58 352 58H462',
    end: [462, 58],
    recipes: [
      {id: 'lifecycle-revenue-optimization', name: 'Lifecycle plan steered by cohort margin'},
      {id: 'geo-holdout-lift-test', name: 'Geo holdout test for incremental sales'},
      {id: 'brand-search-incrementality-test', name: 'Brand search spend, tested by switching it off'},
    ],
    more: {query: '?stage=Retention', text: 'All recipes for retention'},
    plan: {id: 'raise-in-nine-months', text: 'A plan for the nine months before'},
  },
  {
    id: 'profit',
    name: 'Profitable growth',
    hue: 'amber',
    service: 'growth',
    move: 'Contribution margin by channel, then the spend that only buys your existing customers comes out.',
    curve: 'M30 178C90 190 130 196 180 176S300 104 462 88',
    end: [462, 88],
    recipes: [
      {id: 'margin-based-bidding', name: 'Margin-based bidding for mixed-margin catalogues'},
      {id: 'search-term-harvest-routine', name: 'Weekly search-term harvest for lean teams'},
      {id: 'meta-account-consolidation', name: 'Meta account consolidation into two campaigns'},
    ],
    more: {query: '?effort=Low', text: 'All low-effort recipes'},
    plan: {id: 'google-mixed-margins', text: 'A plan for a shop with mixed margins'},
  },
  {
    id: 'product',
    name: 'New product launch',
    hue: 'rose',
    service: 'growth',
    move: 'Waiting list, proof from first users and a launch week with one number that decides what follows.',
    curve: 'M30 196H170C200 196 204 96 232 92S286 142 322 140 400 124 462 116',
    end: [462, 116],
    recipes: [
      {id: 'founder-newsletter-engine', name: 'Founder newsletter for readers not yet buying'},
      {id: 'quiz-to-segment-capture', name: 'Product quiz that fills usable e-mail segments'},
      {id: 'customer-evidence-library', name: 'Customer evidence library for doubtful buyers'},
    ],
    more: {query: '?stage=Interest', text: 'All recipes for interest'},
    plan: {id: 'before-first-1000-orders', text: 'A plan for the first 1,000 orders'},
  },
];

const DAYS: Record<Goal['service'], string> = {
  growth: `growth advisory ${claims.daysPerMonth}`,
  fundraising: `fundraising advisory ${claims.fundraisingDaysPerMonth}`,
};

/** The chosen goals, in the order of the cards. */
export function chosenGoals(chosen: ReadonlySet<GoalId>): Goal[] {
  return GOALS.filter(({id}) => chosen.has(id));
}

/** The set with one goal switched. */
export function toggleGoal(chosen: ReadonlySet<GoalId>, id: GoalId): ReadonlySet<GoalId> {
  return chosen.has(id) ? new Set([...chosen].filter((other) => other !== id)) : new Set([...chosen, id]);
}

/** What the plan takes of an advisor's time, in one sentence; asks for a choice where there is none. */
export function planTime(goals: readonly Goal[]): string {
  const services = [...new Set(goals.map(({service}) => service))].map((service) => DAYS[service]);
  return services.length === 0
    ? 'Choose a goal, and its plan is drawn here.'
    : `Advisor time: ${services.join(', plus ')}.`;
}
