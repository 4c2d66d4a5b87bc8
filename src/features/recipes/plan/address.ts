import {formatDay, parseDay, type Day} from './days';

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
}

/** As many as an address has room for: 8,000 characters are safe everywhere (RFC 9110, section 4.1). */
const MAX_RECIPES = 200;
/** Working days of a month. */
export const MAX_DAYS = 23;

const idsOf = (given: string | null): string[] =>
  [...new Set((given ?? '').split(',').filter((id) => /^[a-z0-9-]{1,80}$/.test(id)))].slice(0, MAX_RECIPES);

/** Reads a plan from a query string (with or without `?`); what makes no sense counts as not given. */
export function parsePlan(query: string): PlanAddress {
  const params = new URLSearchParams(query);
  const days = params.get('days') ?? '';
  return {
    recipes: params.has('recipes') ? idsOf(params.get('recipes')) : undefined,
    start: parseDay(params.get('start') ?? ''),
    days: /^\d{1,2}$/.test(days) ? Math.min(Number(days), MAX_DAYS) : undefined,
    first: idsOf(params.get('first')),
    decided: idsOf(params.get('decided')),
  };
}

/** Writes a plan as a query string without `?`; `parsePlan` reads it back. */
export function serialisePlan({recipes, start, days, first, decided}: PlanAddress): string {
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
  return params.toString().replaceAll('%2C', ',');
}
