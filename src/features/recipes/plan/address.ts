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
  /** Recipes that came once the plan had begun, each with the day from which it is planned. */
  later: readonly LaterRecipe[];
}

/** As many as an address has room for: 8,000 characters are safe everywhere (RFC 9110, section 4.1). */
const MAX_RECIPES = 200;
/** Working days of a month. */
export const MAX_DAYS = 23;

const idsOf = (given: string | null): string[] =>
  [...new Set((given ?? '').split(',').filter((id) => /^[a-z0-9-]{1,80}$/.test(id)))].slice(0, MAX_RECIPES);

/** Of the recipes that came later those of a plan, where their day is after its first and within its time. */
export const laterOf = ({recipes = [], start, later}: Pick<PlanAddress, 'recipes' | 'start' | 'later'>) =>
  later.filter(
    ({id, day}) => recipes.includes(id) && start !== undefined && start < day && day < start + HORIZON,
  );

function parseLater(given: string | null): LaterRecipe[] {
  return (given ?? '').split(',').flatMap((part) => {
    const [id = '', date = '', ...more] = part.split('.');
    const day = parseDay(date);
    return day === undefined || more.length > 0 ? [] : [{id, day}];
  });
}

/** A plan of which the recipes that are not among those `before` came today, where it has begun by then. */
export function cameLater<Plan extends PlanAddress>(plan: Plan, before: readonly string[], today: Day): Plan {
  const added = (plan.recipes ?? []).filter((id) => !before.includes(id));
  const kept = plan.later.filter(({id}) => !added.includes(id));
  return {...plan, later: laterOf({...plan, later: [...kept, ...added.map((id) => ({id, day: today}))]})};
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
    later: laterOf({recipes, start, later: parseLater(params.get('later'))}),
  };
}

/** Writes a plan as a query string without `?`; `parsePlan` reads it back. */
export function serialisePlan(plan: PlanAddress): string {
  const {recipes, start, days, first, decided} = plan;
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
  set(
    'later',
    laterOf(plan)
      .map(({id, day}) => `${id}.${formatDay(day)}`)
      .join(','),
  );
  return params.toString().replaceAll('%2C', ',');
}
