import {PLAN_PATH} from '../../../config/paths';
import {formatDay, parseDay, type Day} from './days';

/** A plan as its address has it, and as the browser keeps it: `recipes=a,b&start=2027-01-04&days=6&proof=1`. */
export interface PlanAddress {
  /** Ids in the order of the plan, each once; some may be unknown. */
  recipes: readonly string[];
  /** First day on which anything is done. */
  start: Day | undefined;
  /** One person's working days in a month. */
  days: number | undefined;
  /** Whether the steps that prove are done: then a place is changed by one recipe at a time. */
  proof?: boolean | undefined;
}

/** Working days of a month. */
export const MAX_DAYS = 23;
/** Days a month where a visitor has not said how many. */
export const USUAL_DAYS = 6;
/** Nothing is planned beyond: quarters, budgets and people change in the meantime. */
export const PLAN_WEEKS = 26;
/** The most recipes that an address has room for: 8,000 characters are safe everywhere (RFC 9110, section 4.1). */
const MAX_RECIPES = 200;

/** Days a month, as a whole number from 1 to 23. */
export function parseDays(text: string | null): number | undefined {
  const days = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
  return days >= 1 && days <= MAX_DAYS ? days : undefined;
}

/** Reads a plan from a query string (with or without `?`); what makes no sense counts as not given. */
export function parsePlan(query: string): PlanAddress {
  const params = new URLSearchParams(query);
  return {
    recipes: [...new Set((params.get('recipes') ?? '').split(','))]
      .filter((id) => /^[a-z0-9-]{1,80}$/.test(id))
      .slice(0, MAX_RECIPES),
    start: parseDay(params.get('start') ?? ''),
    days: parseDays(params.get('days')),
    proof: params.get('proof') === '1' || undefined,
  };
}

/** Writes a plan as a query string without `?`; `parsePlan` reads it back. Without recipes, it has no first day. */
export function serialisePlan({recipes, start, days, proof}: PlanAddress): string {
  return [
    ...(recipes.length === 0 ? [] : [`recipes=${recipes.join(',')}`]),
    ...(recipes.length === 0 || start === undefined ? [] : [`start=${formatDay(start)}`]),
    ...(days === undefined ? [] : [`days=${days}`]),
    ...(recipes.length > 0 && proof ? ['proof=1'] : []),
  ].join('&');
}

/** The planner with a plan in its address. */
export const planPath = (plan: PlanAddress): string =>
  plan.recipes.length === 0 ? PLAN_PATH : `${PLAN_PATH}?${serialisePlan(plan)}`;

/** Whether a plan is another one, as far as it says what it is. */
export const isSame = (given: PlanAddress, other: PlanAddress): boolean =>
  given.recipes.join() === other.recipes.join() &&
  (given.start ?? other.start) === other.start &&
  given.proof === other.proof &&
  (given.days ?? other.days ?? USUAL_DAYS) === (other.days ?? USUAL_DAYS);

/** An order with one recipe right before another: none that stands between them, without room, takes theirs. */
export const before = (ids: readonly string[], one: string, other: string): string[] =>
  ids.filter((id) => id !== one).flatMap((id) => (id === other ? [one, other] : [id]));

/** A plan whose recipes are named as they are now, each once; `renamed` has the new ids by the old ones. */
export const withNewIds = (plan: PlanAddress, renamed: Readonly<Record<string, string>>): PlanAddress => ({
  ...plan,
  recipes: [...new Set(plan.recipes.map((id) => (Object.hasOwn(renamed, id) ? (renamed[id] ?? id) : id)))],
});

/** A plan with more recipes at its end, each once. */
export const withRecipes = (plan: PlanAddress, ids: readonly string[]): PlanAddress => ({
  ...plan,
  recipes: [...new Set([...plan.recipes, ...ids])],
});

/** A plan without one of its recipes. */
export const withoutRecipe = (plan: PlanAddress, id: string): PlanAddress => ({
  ...plan,
  recipes: plan.recipes.filter((one) => one !== id),
});
