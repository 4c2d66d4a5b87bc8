import {fill} from '../../lib/fill';
import type {Hue} from '../../config/hues';
import type {PageTexts, RecipeLink} from '../../data/pages/schemas';
import texts from '../../data/pages/home.yaml';

const {goals, time, services, none} = texts.plan;

type GoalTexts = PageTexts<'home'>['plan']['goals'][number];
export type GoalId = GoalTexts['id'];

/** How the plan draws a goal. */
interface Curve {
  hue: Hue;
  /** Its curve over six months, as path data in the plan's 480 x 210 box. */
  curve: string;
  /** Where the curve ends. */
  end: readonly [number, number];
}

/** A goal a visitor can choose, and what the plan says and draws for it. */
export interface Goal extends Omit<GoalTexts, 'recipes'>, Curve {
  /** Recipes to begin with. */
  recipes: readonly (RecipeLink & {id: string})[];
}

const CURVES: Readonly<Record<GoalId, Curve>> = {
  market: {hue: 'green', curve: 'M30 190C110 186 160 166 215 128S330 52 462 30', end: [462, 30]},
  raise: {
    hue: 'violet',
    curve: 'M30 194H150C178 194 172 150 200 150H300C330 150 322 58 352 58H462',
    end: [462, 58],
  },
  profit: {hue: 'amber', curve: 'M30 178C90 190 130 196 180 176S300 104 462 88', end: [462, 88]},
  product: {
    hue: 'rose',
    curve: 'M30 196H170C200 196 204 96 232 92S286 142 322 140 400 124 462 116',
    end: [462, 116],
  },
};

/** The four toggle cards of the home page, in order. */
export const GOALS: readonly Goal[] = goals.map(({recipes, ...goal}) => ({
  ...goal,
  ...CURVES[goal.id],
  recipes: recipes.flatMap((id) => {
    const link = texts.recipeLinks[id];
    return link === undefined ? [] : [{id, ...link}];
  }),
}));

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
