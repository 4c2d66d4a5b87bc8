import {parseRecipeIds} from '../ids';
import {formatDay, parseDay, type Day} from './days';
import {ownText, parseOwn, type OwnRow} from './own';

/**
 * A recipe of a plan that was changed once it had begun: what was still ahead is planned from the day of the change on,
 * as is all else that had not begun by then; what had begun on `day` keeps its days.
 */
export interface LaterRecipe {
  id: string;
  day: Day;
  /** Of what had begun: the days of its set-up, and the first on which it runs. */
  begun?: {
    setUp: readonly Day[];
    runs: Day;
    /** Where it was decided, or is to be, on another day than its length says, and whether it has failed. */
    until?: Day;
    failed?: true;
  };
}

/** A plan as an address and the browser's storage hold it, and as the scheduler takes it. */
export interface PlanAddress {
  /** Tells this plan from others in a calendar; it has one from when it is first shown. */
  id: string | undefined;
  /** Ids as they are given, each once; some may be unknown. None: the address names no plan. */
  recipes: readonly string[];
  /** First day on which anything is done. */
  start: Day | undefined;
  /** The day on which it was made; recipes that have changed since are named. */
  made?: Day | undefined;
  /** One person's working days in a month. */
  days: number | undefined;
  /** Whether work goes on from 24 December to 1 January. */
  worksYearEnd: boolean;
  /** Recipes that go before the others, where nothing else forbids it. */
  first: readonly string[];
  /** Recipes that are decided already, so that what needs them can begin. */
  decided: readonly string[];
  /** What else goes on, which nothing moves. */
  own: readonly OwnRow[];
  /**
   * Once a plan that had begun was changed: from which day each recipe is planned, and the days of what had begun. Days
   * before the first one stay here too, as each key in that field changes it; `laterOf` gives those that count.
   */
  later: readonly LaterRecipe[];
}

/** Working days of a month. */
export const MAX_DAYS = 23;
/** Days a month where a visitor has not said how many. */
export const USUAL_DAYS = 6;
/** Nothing is planned beyond: quarters, budgets and people change in the meantime. */
export const PLAN_WEEKS = 26;
/** Days after its first one within which a plan may be changed: three years. */
const HORIZON = 1_096;
/** Set-up of this many days or more is in no recipe. */
const MAX_SET_UP = 60;

/** Of the recipes that are planned from a later day, those that are in the plan. */
export const laterInPlan = ({recipes, later}: Pick<PlanAddress, 'recipes' | 'later'>) =>
  later.filter(({id}) => recipes.includes(id));

/** The recipes of a plan that were decided and have failed. */
export const failedIn = (plan: Pick<PlanAddress, 'recipes' | 'later'>): ReadonlySet<string> =>
  new Set(laterInPlan(plan).flatMap(({id, begun}) => (begun?.failed ? [id] : [])));

/** Of these, those that count: their day is not before the plan's first, and within its time. */
export const laterOf = ({start, ...plan}: Pick<PlanAddress, 'recipes' | 'start' | 'later'>): LaterRecipe[] =>
  start === undefined
    ? []
    : laterInPlan(plan).filter(({day, begun}) => day >= start + (begun ? 0 : 1) && day < start + HORIZON);

/** Those that were decided before the plan's first day, as it is now: they are not planned again. */
export const decidedBefore = ({start, decided, ...plan}: Omit<PlanAddress, 'own'>): LaterRecipe[] =>
  laterInPlan(plan).filter(
    ({id, day, begun}) =>
      start !== undefined && day < start && begun && (begun.failed === true || decided.includes(id)),
  );

/** What had begun, as the days from its first one on: those of its set-up, and last the one on which it runs. */
function begunOn(first: Day, offsets: readonly string[]): LaterRecipe['begun'] {
  const [, how, end] = /^([dx])(\d{1,3})$/.exec(offsets.at(-1) ?? '') ?? [];
  const days = [
    first,
    ...offsets
      .slice(0, end === undefined ? undefined : -1)
      .map((text) => first + (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN)),
  ];
  const runs = days.at(-1) ?? first;
  const until = end === undefined ? undefined : first + Number(end);
  const isInOrder = [...days, until ?? runs].every((day, index) => day >= (days[index - 1] ?? day));
  return isInOrder && days.length <= MAX_SET_UP
    ? {
        setUp: days.filter((day) => day < runs),
        runs,
        ...(until !== undefined && {until}),
        ...(how === 'x' && {failed: true}),
      }
    : undefined;
}

/**
 * Writes one as `id.2026-12-16`, or, where it had begun, with the days after that one: `id.2026-12-16.1.2`, and at the
 * end that of another decision, `.d36`, or of one that it has failed, `.x36`.
 */
const laterText = ({id, day, begun}: LaterRecipe): string =>
  [
    id,
    formatDay(day),
    ...(begun === undefined ? [] : [...begun.setUp.slice(1), begun.runs].map((one) => one - day)),
    ...(begun?.until === undefined ? [] : [`${begun.failed ? 'x' : 'd'}${begun.until - day}`]),
  ].join('.');

/** What is planned from a later day, each recipe once, with the last of its days. */
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

/** Reads a plan from a query string (with or without `?`); what makes no sense counts as not given. */
export function parsePlan(query: string): PlanAddress {
  const params = new URLSearchParams(query);
  const id = params.get('id') ?? '';
  const days = params.get('days') ?? '';
  const recipes = parseRecipeIds(params.get('recipes'));
  const start = parseDay(params.get('start') ?? '');
  return {
    id: /^[a-z0-9]{4,12}$/.test(id) ? id : undefined,
    recipes,
    start,
    made: parseDay(params.get('made') ?? ''),
    days: /^\d{1,2}$/.test(days) ? Math.min(Number(days), MAX_DAYS) : undefined,
    worksYearEnd: params.get('yearEnd') === 'work',
    first: parseRecipeIds(params.get('first')),
    decided: parseRecipeIds(params.get('decided')),
    own: parseOwn(params.getAll('own')),
    later: start === undefined ? [] : laterInPlan({recipes, later: parseLater(params.get('later'))}),
  };
}

/**
 * Writes a plan as a query string without `?`; `parsePlan` reads it back. A plan without recipes has no id, first day or
 * order, so that the next one in its place begins anew.
 */
export function serialisePlan(plan: PlanAddress): string {
  const isEmpty = plan.recipes.length === 0;
  const {recipes, start, made, days, first, decided, later, worksYearEnd, own, id} = isEmpty
    ? {...plan, id: undefined, start: undefined, made: undefined, first: [], later: []}
    : plan;
  const params = new URLSearchParams();
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined && value !== '') {
      params.set(name, value);
    }
  };
  set('recipes', recipes.join(','));
  set('start', start === undefined ? undefined : formatDay(start));
  set('days', days?.toString());
  set('yearEnd', worksYearEnd ? 'work' : undefined);
  set('first', first.join(','));
  set('decided', decided.join(','));
  set('later', later.map(laterText).join(','));
  own.forEach((row) => params.append('own', ownText(row)));
  set('made', made === undefined ? undefined : formatDay(made));
  set('id', id);
  return params.toString().replaceAll('%2C', ',');
}

/** Whether two plans are the same in all but their id, in whatever order their recipes were added. */
export function samePlan(one: PlanAddress, other: PlanAddress): boolean {
  const [a, b] = [one, other].map((plan) =>
    serialisePlan({
      ...plan,
      id: undefined,
      made: undefined,
      recipes: [...plan.recipes].sort(),
      first: [...plan.first].sort(),
      decided: [...plan.decided].sort(),
      later: [...laterOf(plan), ...decidedBefore(plan)].sort((before, after) =>
        before.id < after.id ? -1 : 1,
      ),
      days: plan.days ?? USUAL_DAYS,
    }),
  );
  return a === b;
}
