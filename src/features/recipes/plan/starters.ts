import type {Starter} from '../../../data/plans/starter';
import type {Spend} from '../../../data/plans/spend';
import type {RecipeCard} from '../../../data/recipes/card';
import {pick} from '../../../lib/record';
import {parsePlan, serialisePlan} from './address';
import {serialiseAnswers} from './answers';
import type {Day} from './days';
import {PLAN_PATH} from '../../../config/paths';
import {schedule} from './schedule';
import {spendOf} from './spend';
import type {Plan, PlanRecipe} from './types';

/** The Monday from which the weeks of starter plans are counted: 1 June 2026, so that the first month is a whole one. */
export const FIRST_DAY: Day = 20_605;

/** Weeks in a row of what a plan costs. */
const BLOCK = 4;

/** The week of a starter plan, from 1, in which a day is. */
export const weekOf = (day: Day): number => Math.floor((day - FIRST_DAY) / 7) + 1;

const idsOf = (placed: Starter['recipes'] = []) => placed.map(({id}) => id);

/** A starter plan as the planner takes it. */
const addressOf = ({
  recipes,
  decided,
  daysPerMonth,
}: Pick<Starter, 'recipes' | 'decided' | 'daysPerMonth'>) => ({
  ...parsePlan(''),
  recipes: idsOf(recipes),
  days: daysPerMonth,
  first: idsOf(recipes),
  decided: idsOf(decided),
});

/** The schedule of a starter plan, its recipes in the order in which they are written; unknown ids are left out. */
export const starterSchedule = (
  starter: Parameters<typeof addressOf>[0],
  library: readonly PlanRecipe[],
  start = FIRST_DAY,
): Plan => schedule({...addressOf(starter), start}, library);

/** Four weeks of a plan: what they take. */
export interface Block {
  /** First and last week. */
  from: number;
  to: number;
  setUpDays: number;
  spend: Spend;
}

/** What a starter plan takes, by four weeks and in all: one person's working days, and EUR beyond normal spend. */
export function costOf(plan: Plan): {blocks: readonly Block[]; total: Omit<Block, 'from' | 'to'>} {
  const blockOf = (day: Day) => String(Math.floor((weekOf(day) - 1) / BLOCK)).padStart(3, '0');
  const {months, total} = spendOf(plan, blockOf);
  const setUp = plan.items.flatMap((item) => item.setUp.map(blockOf));
  const used = [...new Set([...setUp, ...months.map(({month}) => month)])].sort();
  return {
    blocks: used.map((block) => ({
      from: Number(block) * BLOCK + 1,
      to: (Number(block) + 1) * BLOCK,
      setUpDays: setUp.filter((each) => each === block).length,
      spend: months.find(({month}) => month === block)?.spend ?? {from: 0, to: 0},
    })),
    total: {setUpDays: setUp.length, spend: total},
  };
}

/** What is to be seen, and in which week of the plan. */
interface Expected {
  week: number;
  recipe: string;
  text: string;
}

/** What is shown of a recipe beside the reason for its place. */
const SHOWN = ['id', 'name', 'channels', 'effortLevel', 'expectedImpact'] as const;

/** A starter plan with all that follows from its recipes. */
export interface StarterPlan {
  starter: Starter;
  /** Its recipes in their order, each with the reason for its place. */
  recipes: readonly (Pick<RecipeCard, (typeof SHOWN)[number]> & {because: string})[];
  decided: readonly {id: string; name: string; because: string}[];
  plan: Plan;
  /** The week of the last decision. */
  weeks: number;
  cost: ReturnType<typeof costOf>;
  expected: readonly Expected[];
}

/** Everything that the page of a starter plan shows; all of its recipes are in the library. */
export function starterPlan(starter: Starter, library: readonly (PlanRecipe & RecipeCard)[]): StarterPlan {
  const plan = starterSchedule(starter, library);
  const find = (placed: Starter['recipes'] = []) =>
    placed.flatMap(({id, because}) =>
      library.filter((recipe) => recipe.id === id).map((recipe) => ({...pick(recipe, SHOWN), because})),
    );
  const expected = starter.expect.flatMap(({recipe, week, text}) =>
    plan.items
      .filter((item) => item.recipe.id === recipe)
      .map((item) => ({week: week ?? weekOf(item.decision), recipe: item.recipe.name, text})),
  );
  return {
    starter,
    recipes: find(starter.recipes),
    decided: find(starter.decided).map(({id, name, because}) => ({id, name, because})),
    plan,
    weeks: Math.max(0, ...plan.items.map(({decision}) => weekOf(decision))),
    cost: costOf(plan),
    expected: expected.sort((a, b) => a.week - b.week),
  };
}

/** The planner with the recipes of a starter plan. */
export const inPlanner = (starter: Starter): string => `${PLAN_PATH}?${serialisePlan(addressOf(starter))}`;

/** The finder with the answers that come nearest to a starter plan. */
export const inFinder = ({finder}: Starter): string => `${PLAN_PATH}?${serialiseAnswers(finder)}`;
