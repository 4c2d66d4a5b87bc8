import {capital} from '../../lib/capital';
import type {Recipe} from './schema';

/** A step as one text. */
export const stepText = ({do: task, how}: Pick<Recipe['steps'][number], 'do' | 'how'>): string =>
  `${task}. ${how}`;

/** A tip as one text. */
export const tipText = ({see, do: then}: Recipe['optimizationTips'][number]): string => `${see} ${then}`;

/** A row of what the decision goes by as one text. */
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
