import {counted} from '../../../lib/counted';
import {dayInWords} from '../../../lib/dayInWords';
import {MAX_DAYS, PLAN_WEEKS} from './address';
import type {AgendaEntry} from './agenda';
import {type Day, DAY_MS, formatDay, parseDay} from './days';
import type {Result} from './log';
import type {PlanRecipe, PlanWarning} from './types';
import {rulesText} from '../../../data/recipes/words';
const format = (options: Intl.DateTimeFormatOptions) => {
  const dates = new Intl.DateTimeFormat('en-GB', {timeZone: 'UTC', ...options});
  return (day: Day) => dates.format(day * DAY_MS);
};
const MONTH = format({month: 'long', year: 'numeric'});

/** A day as `7 December 2026`. */
export const longDate = (day: Day): string => dayInWords(formatDay(day));
/** A day as `7 Dec`. */
export const shortDate = format({day: 'numeric', month: 'short'});
/** The month of a day as `Dec`. */
export const shortMonth = format({month: 'short'});
/** The month of a day as `Dec 26`. */
export const shortMonthAndYear = format({month: 'short', year: '2-digit'});
/** A day as `Mon 7 Dec`. */
export const weekdayDate = format({weekday: 'short', day: 'numeric', month: 'short'});
/** The day of the week as `Monday`. */
export const weekdayName = format({weekday: 'long'});
/** The month `2026-12` as `December 2026`. */
export const monthName = (month: string): string => MONTH(parseDay(`${month}-01`) ?? 0);

/** `1 day`, `12 days`. */
export const days = (count: number): string => counted(count, 'day');

const list = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/** A warning as a sentence; `nameOf` gives a recipe's name by its id. */
export function warningText(warning: PlanWarning, nameOf: (id: string) => string): string {
  switch (warning.kind) {
    case 'missing need':
      return `“${nameOf(warning.id)}” builds on the result of “${nameOf(warning.needs)}”. Add it, or say that you have done it.`;
    case 'failed need':
      return `“${nameOf(warning.id)}” builds on the result of “${nameOf(warning.needs)}”, which has failed.`;
    case 'waits for':
      return `“${nameOf(warning.id)}” waits for “${nameOf(warning.needs)}”, which cannot be planned yet.`;
    case 'decided':
      return `“${nameOf(warning.id)}” was decided before the first day of this plan, and is not planned again.`;
    case 'no capacity':
      return 'With no days a month, nothing can begin. One is enough for a slow start.';
    case 'too long':
      return `“${nameOf(warning.id)}” takes more than ${PLAN_WEEKS} weeks from its first day to the decision, and a plan goes no further. Run it beside the plan, by the steps on its page.`;
    case 'no room': {
      const [names, verb, them] = [
        list(warning.ids.map((id) => `“${nameOf(id)}”`)),
        warning.ids.length === 1 ? 'does' : 'do',
        warning.ids.length === 1 ? 'it' : 'them',
      ];
      return warning.enough === undefined
        ? `${names} ${verb} not fit into ${PLAN_WEEKS} weeks, even with ${MAX_DAYS} days a month: recipes run for long, or wait for what others need or change. Plan ${them} once the others are decided.`
        : `${names} ${verb} not fit into ${PLAN_WEEKS} weeks with ${days(warning.days)} a month. With ${warning.enough}, ${warning.ids.length === 1 ? 'it does' : 'they do'}.`;
    }
  }
}

/** How a recipe was decided. */
export const RESULT_WORDS: Record<Result, string> = {
  worked: 'Worked',
  failed: 'Failed',
  open: 'Still open',
};

/** What an entry of the agenda asks for, before the name of its recipe. */
export const AGENDA_VERBS: Record<AgendaEntry['kind'], string> = {
  'set up': 'Set up',
  start: 'Start',
  decide: 'Decide on',
};

/** How long a set-up takes: `2 days`, or `2 days until 19 Feb` where other work lies between them. */
export const lengthOf = (setUpDays: number, until: Day | undefined, dayName = shortDate): string =>
  `${days(setUpDays)}${until === undefined ? '' : ` until ${dayName(until)}`}`;

/**
 * After the name of its recipe, an entry's length, what it has waited for, or the rule it is decided by; `dayName` names
 * the last day of a set-up.
 */
export function entryNote(
  {kind, recipe: {setUpDays, decide}, until, waitsFor}: AgendaEntry,
  dayName = shortDate,
): string {
  if (kind === 'set up') {
    return ` (${lengthOf(setUpDays, until, dayName)})`;
  }
  if (waitsFor === 'hours') {
    return ', once there are hours for it beside what runs';
  }
  if (waitsFor !== undefined) {
    return `, once “${waitsFor.name}” is ${'id' in waitsFor ? 'decided' : 'over'}: both change the same thing`;
  }
  return kind === 'decide' && decide !== undefined ? `: ${rulesText(decide)}` : '';
}

/** What is decided at the end, in a few words for a calendar. */
export const decisionTitle = ({name}: PlanRecipe): string => `Decide: ${name}`;
