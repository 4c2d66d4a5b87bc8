import {idsOf} from '../ids';
import {beginningOf} from './agenda';
import {HORIZON} from './capacity';
import {formatDay, parseDay, type Day} from './days';
import type {LaterRecipe, PlanItem} from './types';

/** What the address of the planner asks for; `undefined` where it does not say. */
export interface PlanAddress {
  /** Ids as they are given, each once; some may be unknown. */
  recipes: readonly string[] | undefined;
  start: Day | undefined;
  /** Working days of set-up in a month. */
  days: number | undefined;
  /** Recipes that go before the others. */
  first: readonly string[];
  /** Recipes that are decided already. */
  decided: readonly string[];
  /**
   * Once a plan that had begun was changed: from which day each recipe is planned, and the days of what had begun. Days
   * before the first one stay here too, as each key in that field changes it; `laterOf` gives those that count.
   */
  later: readonly LaterRecipe[];
}

/** A first day in our time: calendars and dates in words end with the year 9999. */
const IN_OUR_TIME = /^20\d{2}-/;

/** Working days of a month. */
export const MAX_DAYS = 23;

type Later = Pick<PlanAddress, 'recipes' | 'start' | 'later'>;

/** Of the recipes that are planned from a later day those that are in the plan. */
const inPlan = ({recipes = [], later}: Omit<Later, 'start'>) => later.filter(({id}) => recipes.includes(id));

/** Of these those that count: their day is not before the plan's first, and within its time. */
export const laterOf = ({start, ...plan}: Later): LaterRecipe[] =>
  start === undefined
    ? []
    : inPlan(plan).filter(({day, begun}) => day >= start + (begun ? 0 : 1) && day < start + HORIZON);

/** Set-up of this many days or more is no recipe of ours. */
const MAX_SET_UP = 60;

/** What had begun, as the days from its first one on: those of its set-up, and last the one on which it runs. */
function begunOn(first: Day, offsets: readonly string[]): LaterRecipe['begun'] {
  const days = [
    first,
    ...offsets.map((text) => first + (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN)),
  ];
  const runs = days.at(-1) ?? first;
  const isInOrder = days.every((day, index) => day >= (days[index - 1] ?? day));
  return isInOrder && days.length <= MAX_SET_UP ? {setUp: days.filter((day) => day < runs), runs} : undefined;
}

/** Writes one as `id.2026-12-16`, or, where it had begun, with the days after that one: `id.2026-12-16.1.2`. */
const laterText = ({id, day, begun}: LaterRecipe): string =>
  [
    id,
    formatDay(day),
    ...(begun === undefined ? [] : [...begun.setUp.slice(1), begun.runs].map((one) => one - day)),
  ].join('.');

/** What is planned from a later day, each recipe once, with the last of its days: each day makes a plan of its own on the way. */
function parseLater(given: string | null): LaterRecipe[] {
  const found = new Map<string, LaterRecipe>();
  for (const part of (given ?? '').split(',')) {
    const [id = '', date = '', ...offsets] = part.split('.');
    const day = parseDay(date);
    const begun = day === undefined || offsets.length === 0 ? undefined : begunOn(day, offsets);
    if (day !== undefined && (begun !== undefined || offsets.length === 0)) {
      found.set(id, {id, day, ...(begun && {begun})});
    }
  }
  return [...found.values()];
}

/**
 * A plan that is changed `today`, with its items before that: once it runs, what has begun keeps its days, and all else
 * is planned from today on, so that nothing moves into days that are over.
 */
export function changedOn<Plan extends PlanAddress>(
  plan: Plan,
  items: readonly PlanItem[],
  today: Day,
): Plan {
  const {recipes = [], start} = plan;
  if (start === undefined || start >= today) {
    return {...plan, later: inPlan(plan)};
  }
  const later = recipes.map((id): LaterRecipe => {
    const item = items.find(({recipe}) => recipe.id === id);
    const day = item === undefined ? today : beginningOf(item);
    return item === undefined || day >= today
      ? {id, day: today}
      : {id, day, begun: {setUp: item.setUp, runs: item.runs}};
  });
  return {...plan, later};
}

/** A plan of which the recipes that are not among those `before` came today, where it has begun by then. */
export function cameLater<Plan extends PlanAddress>(plan: Plan, before: readonly string[], today: Day): Plan {
  const {recipes = [], start} = plan;
  const added = recipes.filter((id) => !before.includes(id));
  const kept = inPlan(plan).filter(({id}) => !added.includes(id));
  const begun = start !== undefined && start < today;
  return {...plan, later: begun ? [...kept, ...added.map((id) => ({id, day: today}))] : kept};
}

/** Reads a plan from a query string (with or without `?`); what makes no sense counts as not given. */
export function parsePlan(query: string): PlanAddress {
  const params = new URLSearchParams(query);
  const days = params.get('days') ?? '';
  const recipes = params.has('recipes') ? idsOf(params.get('recipes')) : undefined;
  const date = params.get('start') ?? '';
  const start = IN_OUR_TIME.test(date) ? parseDay(date) : undefined;
  return {
    recipes,
    start,
    days: /^\d{1,2}$/.test(days) ? Math.min(Number(days), MAX_DAYS) : undefined,
    first: idsOf(params.get('first')),
    decided: idsOf(params.get('decided')),
    later: start === undefined ? [] : inPlan({recipes, later: parseLater(params.get('later'))}),
  };
}

/** Writes a plan as a query string without `?`; `parsePlan` reads it back. */
export function serialisePlan(plan: PlanAddress): string {
  const {recipes, start, days, first, decided, later} = plan;
  const params = new URLSearchParams();
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined && value !== '') {
      params.set(name, value);
    }
  };
  set('recipes', recipes?.join(','));
  set('start', start === undefined ? undefined : formatDay(start));
  set('days', days?.toString());
  set('first', first.join(','));
  set('decided', decided.join(','));
  set('later', later.map(laterText).join(','));
  return params.toString().replaceAll('%2C', ',');
}
