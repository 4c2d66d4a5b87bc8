import type * as z from 'zod';
import {counted} from '../../lib/counted';
import {figure} from '../../lib/figure';
import {keysOf} from '../../lib/record';
import {wordCount} from '../../lib/sentences';
import {recipeFields, type Recipe} from './schema';
import {MOST_MONTHS, monthsOf} from './payback';
import {effortOf, NUMBERS, PHASES} from './taxonomy';

/** Most words of a step outside `why`: its task and how it is done. */
const STEP_WORDS = 60;

/** Most words of all steps. */
const STEPS_WORDS = 500;

const wordsOf = ({do: task, how}: Recipe['steps'][number]) => wordCount(`${task} ${how}`);

/** What leans on the invented example. */
const LEANS = /\b(in|of|as in|from) (the|our) (case|example shop|sample shop)\b|\bour (own )?case\b/i;

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

function recipeRules(recipe: Recipe, context: z.RefinementCtx<Recipe>): void {
  const {timeframe, plan, picture, steps, fit, papers = [], calculators = []} = recipe;
  const need = (holds: boolean, path: (string | number)[], message: string) => {
    if (!holds) {
      const input = path.reduce<unknown>(
        (value, key) => (Object(value) as Record<string | number, unknown>)[key],
        recipe,
      );
      context.addIssue({code: 'custom', path, input, message});
    }
  };
  const needCount = (field: keyof Recipe, count: number, [least, most]: [number, number], of: string) =>
    need(
      count >= least && count <= most,
      [field],
      `has ${count} ${of} where ${least} to ${most} are asked for`,
    );

  needCount('description', wordCount(recipe.description), [25, 45], 'words');
  needCount('caseStudy', wordCount(recipe.caseStudy), [40, 60], 'words');
  needCount(
    'steps',
    recipe.steps.reduce((sum, step) => sum + wordsOf(step), 0),
    [0, STEPS_WORDS],
    'words',
  );
  needCount('objective', recipe.objective.split(/,\s+/).length, [2, 4], 'aims');
  if (plan !== undefined) {
    const {setUpDays, runsDays, spend} = plan;
    need(
      daysIn(timeframe, /(\d+(?:\.\d+)?) (day|week)s? to set up/, WORKING_DAYS) === setUpDays &&
        daysIn(timeframe, /after (\d+) (day|week|month)s?\b/, CALENDAR_DAYS) === runsDays,
      ['timeframe'],
      `is not what the plan says: ${counted(setUpDays, 'day')} to set up, judge after ${counted(runsDays, 'day')}. A week to set up is 5 days, one to judge 7, a month 30.`,
    );
    const effort = effortOf(setUpDays);
    need(effort === recipe.effortLevel, ['effortLevel'], `is ${effort} by plan.setUpDays`);
    const isPaid = spend === undefined || recipe.investmentRequired;
    need(isPaid, ['investmentRequired'], 'is false, and plan.spend asks for money');
  }
  if (plan !== undefined) {
    const {pays} = recipe;
    const months = monthsOf({pays, plan});
    need(
      months <= MOST_MONTHS,
      ['pays'],
      `${months === Infinity ? 'never pays its hours' : `pays its hours back after ${months} months`} at that size, and ${MOST_MONTHS} is the most. Raise the bar (fit.least, fit.runFrom), or ask for fewer hours`,
    );
    const bar = Object.values(fit.least);
    need(
      pays.gain.some(([, factor]) => bar.some((number) => number === factor)),
      ['pays', 'gain'],
      `has none of the numbers of fit.least: ${bar.join(', ')}`,
    );
  }
  need(
    !recipe.investmentRequired || plan?.spend !== undefined || fit.least.adSpendPerMonth !== undefined,
    ['investmentRequired'],
    'is true, and no amount says how much: give plan.spend, or fit.least.adSpendPerMonth',
  );
  keysOf(NUMBERS).forEach((key) => {
    const number = fit.least[key];
    const isNamed = number === undefined || fit.runFrom.includes(figure(number));
    need(isNamed, ['fit', 'least', key], 'is not in fit.runFrom');
  });
  steps.forEach(({phase, do: task, how, why = '', paper, calculator}, index) => {
    const rule = (field: string, holds: boolean, message: string) =>
      need(holds, ['steps', index, field], message);
    const words = wordCount(`${task} ${how}`);
    const before = steps[index - 1]?.phase ?? phase;
    rule('phase', PHASES.indexOf(phase) >= PHASES.indexOf(before), `is out of order: ${PHASES.join(', ')}`);
    rule('do', phase === 'prepare' || !DRAWS.test(task), 'draws lots or sets a group aside after the launch');
    const leaning = LEANS.exec(`${how} ${why}`)?.[0];
    rule(
      leaning !== undefined && LEANS.test(how) ? 'how' : 'why',
      leaning === undefined,
      `leans on the invented example ("${leaning}"): name a source, or call the figure an assumption`,
    );
    rule('how', words <= STEP_WORDS, `has ${words} words with its task, and may have ${STEP_WORDS} at most`);
    rule('paper', paper === undefined || papers.some(({file}) => file === paper), 'is not among the papers');
    const isUsed = calculator === undefined || calculators.some(({id}) => id === calculator);
    rule('calculator', isUsed, 'is not among the calculators');
  });
  const parts =
    picture?.kind === 'split' ? picture.parts : picture?.kind === 'tiers' ? picture.tiers : undefined;
  const sum = parts?.reduce((all, {share}) => all + share, 0) ?? 100;
  if (Math.abs(sum - 100) > 0.5) {
    const message = `has shares that come to ${sum}, and not to 100`;
    context.addIssue({code: 'custom', path: ['picture'], input: sum, message});
  }
}

/** One growth recipe, with what its fields must say together, and how long its texts are in words. */
export const recipeSchema = recipeFields.superRefine(recipeRules);
