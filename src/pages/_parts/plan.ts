import {PLAN_PATH} from '../../config/paths';
import {fill} from '../../lib/fill';
import type {PageTexts, RecipeLink} from '../../data/pages/schemas';
import texts from '../../data/pages/home.yaml';
import {NO_PLAN, serialisePlan} from '../../features/recipes/plan/address';
import {serialiseAnswers} from '../../features/recipes/plan/answers';

const {goals, time, services, none, these, next} = texts.plan;

type GoalTexts = PageTexts<'home'>['plan']['goals'][number];
export type GoalId = GoalTexts['id'];

/** A goal a visitor can choose, and what the plan says for it. */
export interface Goal extends Omit<GoalTexts, 'recipes'> {
  /** Recipes to begin with. */
  recipes: readonly (RecipeLink & {id: string})[];
}

/** The four toggle cards of the home page, in order. */
export const GOALS: readonly Goal[] = goals.map(({recipes, ...goal}) => ({
  ...goal,
  recipes: recipes.flatMap((id) => {
    const link = texts.recipeLinks[id];
    return link === undefined ? [] : [{id, ...link}];
  }),
}));

/** Working days a month in which three recipes have room. */
const DAYS = 12;

/** Where to go on from a goal: the planner with its recipes, the finder, perhaps a starter plan, and more of the library. */
export function waysOn({recipes, worry, plan, more}: Goal): {to: string; text: string}[] {
  const planned = serialisePlan({...NO_PLAN, recipes: recipes.map(({id}) => id), days: DAYS});
  return [
    {to: `${PLAN_PATH}?${planned}`, text: these},
    {to: `${PLAN_PATH}?${serialiseAnswers({worry})}`, text: next},
    ...(plan === undefined ? [] : [plan]),
    more,
  ];
}

/** The chosen goals, in the order of the cards. */
export function chosenGoals(chosen: ReadonlySet<GoalId>): Goal[] {
  return GOALS.filter(({id}) => chosen.has(id));
}

/** The set with one goal switched. */
export function toggleGoal(chosen: ReadonlySet<GoalId>, id: GoalId): ReadonlySet<GoalId> {
  return chosen.has(id) ? new Set([...chosen].filter((other) => other !== id)) : new Set([...chosen, id]);
}

/** How much of an advisor's time the plan takes, in one sentence; asks for a choice where there is none. */
export function planTime(chosen: readonly Goal[]): string {
  const taken = [...new Set(chosen.map(({service}) => service))].map((service) => services[service]);
  return taken.length === 0 ? none : fill(time, {services: taken.join(', plus ')});
}
