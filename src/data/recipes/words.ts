import {capital} from '../../lib/capital';
import {counted} from '../../lib/counted';
import {figure} from '../../lib/figure';
import type {Recipe} from './schema';
import {HOUR_EUR} from './taxonomy';

type Case = Recipe['case'];

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

const EXAMPLE = 'Illustrative case: figures chosen to show how the recipe is judged.';
const OF_CLIENT = "A client's case, with the client's own figures.";
const UNNAMED = "A client's case, with the client's own figures and without its name.";

const OUTCOME: Record<Case['outcome'], string> = {
  worked: '',
  failed: ' It did not work.',
  inconclusive: ' Its result was inconclusive.',
};

/** What kind of case a recipe shows, and how it ended where it did not work. */
export const caseInWords = ({
  sample,
  anonymous,
  outcome,
}: Pick<Case, 'sample' | 'anonymous' | 'outcome'>): string =>
  `${sample === true ? EXAMPLE : anonymous === true ? UNNAMED : OF_CLIENT}${OUTCOME[outcome]}`;

const euros = (amount: number) => `${amount < 0 ? '−' : ''}EUR ${figure(Math.abs(amount))}`;

/** The money that a case left, and its interval: `EUR 914 in 2 months, after 40 team hours at EUR 45`. */
export function leftInWords({eur, months, hours, from, to}: NonNullable<Case['left']>): string {
  const interval =
    from === undefined || to === undefined ? '' : `; 95 % interval ${euros(from)} to ${euros(to)}`;
  return `${euros(eur)} in ${counted(months, 'month')}, after ${counted(hours, 'team hour')} at EUR ${HOUR_EUR}${interval}`;
}
