import {HORIZON} from './capacity';
import {formatDay, parseDay, type Day} from './days';
import type {LaterRecipe} from './types';

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
   * Recipes that came once the plan had begun, each with the day from which it is planned. Those that came before the
   * first day stay here too, as each key in that field changes it; `laterOf` gives those that count.
   */
  later: readonly LaterRecipe[];
}

/** As many as an address has room for: 8,000 characters are safe everywhere (RFC 9110, section 4.1). */
const MAX_RECIPES = 200;
/** Working days of a month. */
export const MAX_DAYS = 23;

const idsOf = (given: string | null): string[] =>
  [...new Set((given ?? '').split(',').filter((id) => /^[a-z0-9-]{1,80}$/.test(id)))].slice(0, MAX_RECIPES);

type Later = Pick<PlanAddress, 'recipes' | 'start' | 'later'>;

/** Of the recipes that came later those that are in the plan. */
const inPlan = ({recipes = [], later}: Omit<Later, 'start'>) => later.filter(({id}) => recipes.includes(id));

/** Of these those that count: their day is after the plan's first, and within its time. */
export const laterOf = ({start, ...plan}: Later): LaterRecipe[] =>
  start === undefined ? [] : inPlan(plan).filter(({day}) => start < day && day < start + HORIZON);

/** What came later, each recipe once, with the last of its days: each day makes a plan of its own on the way. */
function parseLater(given: string | null): LaterRecipe[] {
  const days = new Map<string, Day>();
  for (const part of (given ?? '').split(',')) {
    const [id = '', date = '', ...more] = part.split('.');
    const day = parseDay(date);
    if (day !== undefined && more.length === 0) {
      days.set(id, day);
    }
  }
  return [...days].map(([id, day]) => ({id, day}));
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
  const start = parseDay(params.get('start') ?? '');
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
  set('later', later.map(({id, day}) => `${id}.${formatDay(day)}`).join(','));
  return params.toString().replaceAll('%2C', ',');
}
