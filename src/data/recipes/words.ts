import {capital} from '../../lib/capital';
import type {Recipe} from './schema';
import {settingsOf} from './sharedRules';

/**
 * Each step with how it is done, for programs, which see nothing beside it: with its settings, and with the table where the step
 * speaks of it, or else after the last step of its phase, as on the page.
 */
export function stepsInFull({steps, table}: Pick<Recipe, 'steps' | 'table'>): {task: string; text: string}[] {
  const speaking = steps.filter(({do: task, how}) => /\btable\b/i.test(`${task} ${how}`));
  const last = steps.filter(({phase}) => phase === table?.phase).slice(-1);
  const holders = speaking.length > 0 ? speaking : last;
  return steps.map((step) => ({
    task: step.do,
    text: [
      step.how,
      ...settingsOf(step).map((setting) => setting.join(': ')),
      ...(table !== undefined && holders.includes(step)
        ? [table.title, ...[table.columns, ...table.rows].map((cells) => cells.join(' | '))]
        : []),
    ].join('\n'),
  }));
}

export const tipText = ({see, do: then}: Recipe['optimizationTips'][number]): string => `${see} ${then}`;

export const ruleText = ({when, then}: Recipe['decide'][number]): string => `${capital(when)}: ${then}`;

/** The whole rule, a row a line. */
export const rulesText = (decide: Recipe['decide']): string =>
  decide.map((row) => `- ${ruleText(row)}\n`).join('');

const EXAMPLE = 'Invented example. There is no such shop; it shows how the recipe is judged.';
const OF_CLIENT = "A client's case, with the client's own figures.";
const UNNAMED = "A client's case, with the client's own figures and without its name.";

/** Whose case a recipe quotes. */
export const caseInWords = ({sample, anonymous}: Pick<Recipe['case'], 'sample' | 'anonymous'>): string =>
  sample === true ? EXAMPLE : anonymous === true ? UNNAMED : OF_CLIENT;
