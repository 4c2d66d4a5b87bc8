import type * as z from 'zod';
import {wordCount} from '../../lib/sentences';
import type {Recipe} from './schema';
import {effortOf, PHASES} from './taxonomy';

/** Most words of a step outside `why`: its task and how it is done. */
const STEP_WORDS = 60;

const WORKING_DAYS: Readonly<Record<string, number>> = {day: 1, week: 5};
const CALENDAR_DAYS: Readonly<Record<string, number>> = {day: 1, week: 7, month: 30};

/** A task that draws lots, or sets a group aside. */
const DRAWS =
  /^(draw|hold (out|back)|set aside|randomi[sz]e|assign|deal|split .*(half|halves|group|random))\b/i;

/** How many days a text counts after a pattern, whose second group is their unit. */
function daysIn(text: string, pattern: RegExp, units: Readonly<Record<string, number>>): number {
  const [, count, unit = ''] = pattern.exec(text) ?? [];
  return Number(count) * (units[unit] ?? 0);
}

/** What the fields of a recipe must say together, and how long its texts are in words. */
export function recipeRules(recipe: Recipe, context: z.RefinementCtx<Recipe>): void {
  const {timeframe, plan, picture, steps, papers = [], calculators = []} = recipe;
  const need = (
    holds: boolean,
    path: (string | number)[],
    input: unknown,
    message: string,
    remedy?: string,
  ) => {
    if (!holds) {
      context.addIssue({code: 'custom', path, input, message, params: {remedy}});
    }
  };
  const needCount = (field: keyof Recipe, count: number, [least, most]: [number, number], of: string) =>
    need(
      count >= least && count <= most,
      [field],
      recipe[field],
      `has ${count} ${of} where ${least} to ${most} are asked for`,
    );

  needCount('description', wordCount(recipe.description), [25, 45], 'words');
  needCount('caseStudy', wordCount(recipe.caseStudy), [40, 90], 'words');
  needCount('objective', recipe.objective.split(/,\s+/).length, [2, 4], 'aims');
  if (plan !== undefined) {
    const {setUpDays, runsDays, spend} = plan;
    need(
      daysIn(timeframe, /(\d+(?:\.\d+)?) (day|week)s? to set up/, WORKING_DAYS) === setUpDays &&
        daysIn(timeframe, /after (\d+) (day|week|month)s?\b/, CALENDAR_DAYS) === runsDays,
      ['timeframe'],
      timeframe,
      `is not what the plan says: ${setUpDays} days to set up, judge after ${runsDays} days`,
      'A week to set up is 5 days, one to judge 7, a month 30.',
    );
    const effort = effortOf(setUpDays);
    need(
      effort === recipe.effortLevel,
      ['effortLevel'],
      recipe.effortLevel,
      `is ${effort} by plan.setUpDays`,
    );
    need(
      spend === undefined || recipe.investmentRequired,
      ['investmentRequired'],
      recipe.investmentRequired,
      'is false, and plan.spend asks for money',
    );
  }
  steps.forEach(({phase, do: task, how, paper, calculator}, index) => {
    const at = (field: string) => ['steps', index, field];
    const words = wordCount(`${task} ${how}`);
    const before = steps[index - 1]?.phase ?? phase;
    need(
      PHASES.indexOf(phase) >= PHASES.indexOf(before),
      at('phase'),
      phase,
      `is out of order: ${PHASES.join(', ')}`,
    );
    need(
      phase === 'prepare' || !DRAWS.test(task),
      at('do'),
      task,
      'draws lots or sets a group aside after the launch',
    );
    need(
      words <= STEP_WORDS,
      at('how'),
      how,
      `has ${words} words with its task, and may have ${STEP_WORDS} at most`,
    );
    need(
      paper === undefined || papers.some(({file}) => file === paper),
      at('paper'),
      paper,
      'is not among the papers',
    );
    need(
      calculator === undefined || calculators.some(({id}) => id === calculator),
      at('calculator'),
      calculator,
      'is not among the calculators',
    );
  });
  const parts =
    picture?.kind === 'split' ? picture.parts : picture?.kind === 'tiers' ? picture.tiers : undefined;
  const sum = parts?.reduce((all, {share}) => all + share, 0) ?? 100;
  need(Math.abs(sum - 100) <= 0.5, ['picture'], sum, `has shares that come to ${sum}, and not to 100`);
}
