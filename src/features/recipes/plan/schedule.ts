import {MAX_DAYS} from './address';
import {endOf} from './agenda';
import {arrange} from './arrange';
import type {LongBecause, Plan, PlanRecipe, PlanWarning, PlanWish} from './types';

/** A longer plan is hardly worth the name: quarters, budgets and people change in the meantime. */
export const LONG_WEEKS = 26;
/** What saves fewer weeks of a plan that stays long is not what makes it long. */
const WORTH_WEEKS = 4;

/** The weeks from the first day to the last decision; more than any where a recipe has no room. */
function weeksOf(wish: PlanWish, plan = arrange(wish)): number {
  const {start, recipes} = wish;
  return plan.items.length < recipes.length ? Infinity : Math.ceil((endOf(plan, start) - start) / 7);
}

/** A wish in which every recipe is changed in the same way. */
const withRecipes = (wish: PlanWish, part: Partial<PlanRecipe>): PlanWish => ({
  ...wish,
  recipes: wish.recipes.map((recipe) => ({...recipe, ...part})),
});

/** Whether a plan of so many weeks is worth so much less than one of `weeks`. */
const helps = (less: number, weeks: number) => less <= LONG_WEEKS || weeks - less >= WORTH_WEEKS;

/**
 * What makes a plan long, found by planning its recipes without it: first with all days of a month; then, with these,
 * each recipe alone, from the first day; then without one kind of wait at a time. What saves most is the reason; where
 * none saves enough, it is several together.
 */
function longWarning(wish: PlanWish, weeks: number): PlanWarning {
  const fast = {...wish, daysPerMonth: MAX_DAYS};
  const least = wish.daysPerMonth < MAX_DAYS ? weeksOf(fast) : weeks;
  if (helps(least, weeks)) {
    return {kind: 'long', weeks, because: 'days'};
  }
  const warning = (because: Exclude<LongBecause, 'days'>): PlanWarning => ({
    kind: 'long',
    weeks,
    because,
    saves: Math.max(0, weeks - least),
  });
  const apart = withRecipes({...fast, daysPerMonth: Infinity, later: []}, {occupies: [], needs: []});
  if (!helps(weeksOf(apart), Math.min(weeks, least))) {
    return warning('run');
  }
  const {recipes, later = []} = wish;
  const without: [Exclude<LongBecause, 'days'>, boolean, PlanWish][] = [
    ['surface', recipes.some(({occupies}) => occupies.length > 0), withRecipes(fast, {occupies: []})],
    ['need', recipes.some(({needs}) => needs.length > 0), withRecipes(fast, {needs: []})],
    ['set-up', true, {...fast, daysPerMonth: Infinity}],
    ['later', later.length > 0, {...fast, later: []}],
  ];
  const [best] = without
    .filter(([, there]) => there)
    .map(([because, , other]) => ({because, weeks: weeksOf(other)}))
    .sort((one, other) => one.weeks - other.weeks);
  return warning(best !== undefined && helps(best.weeks, weeks) ? best.because : 'several');
}

/**
 * Orders recipes in time: what a recipe needs is decided before it begins, no surface is used twice at once, set-up
 * keeps to working days and to the capacity of a month, and of those that could begin on the same day the one with
 * higher impact and lower effort goes first. The same wish always gives the same plan; what cannot be done is a
 * warning.
 */
export function schedule(wish: PlanWish): Plan {
  const plan = arrange(wish);
  const planned = {...wish, recipes: plan.items.map(({recipe}) => recipe)};
  const weeks = weeksOf(planned, plan);
  return weeks <= LONG_WEEKS ? plan : {...plan, warnings: [...plan.warnings, longWarning(planned, weeks)]};
}
