import {counted} from '../../../lib/counted';
import {dayInWords, MONTHS} from '../../../lib/dayInWords';
import {twoDigits} from '../../../lib/twoDigits';
import {MAX_DAYS, PLAN_WEEKS} from './address';
import type {AgendaEntry} from './agenda';
import {type Day, DAY_MS, formatDay} from './days';
import type {PlanWarning} from './plan';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const dateOf = (day: Day) => new Date(day * DAY_MS);

/** A day as `7 December 2026`. */
export const longDate = (day: Day): string => dayInWords(formatDay(day));
/** The month of a day as `Dec`. */
export const shortMonth = (day: Day): string => MONTHS[dateOf(day).getUTCMonth()]?.slice(0, 3) ?? '';
/** A day as `7 Dec`. */
export const shortDate = (day: Day): string => `${dateOf(day).getUTCDate()} ${shortMonth(day)}`;
/** The day of the week as `Monday`. */
export const weekdayName = (day: Day): string => WEEKDAYS[dateOf(day).getUTCDay()] ?? '';
/** A day as `Mon 7 Dec`. */
export const weekdayDate = (day: Day): string => `${weekdayName(day).slice(0, 3)} ${shortDate(day)}`;

/** `1 day`, `12 days`. */
export const days = (count: number): string => counted(count, 'day');

/** A warning as a sentence; `nameOf` gives a recipe's name by its id. */
export function warningText(warning: PlanWarning, nameOf: (id: string) => string): string {
  switch (warning.kind) {
    case 'missing need':
      return `“${nameOf(warning.id)}” builds on the result of “${nameOf(warning.needs)}”, which is not in the plan. Add it.`;
    case 'waits for':
      return `“${nameOf(warning.id)}” waits for “${nameOf(warning.needs)}”, which cannot be planned yet.`;
    case 'too long':
      return `“${nameOf(warning.id)}” takes more than ${PLAN_WEEKS} weeks from its first day to the decision, and a plan goes no further. Run it beside the plan, by the steps on its page.`;
    case 'no room':
      return warning.enough === undefined
        ? `“${nameOf(warning.id)}” does not fit into ${PLAN_WEEKS} weeks, even with ${MAX_DAYS} days a month. Move it up, or plan it once the others are decided.`
        : `“${nameOf(warning.id)}” does not fit into ${PLAN_WEEKS} weeks with ${days(warning.days)} a month. With ${warning.enough}, it does.`;
  }
}

/** What an entry of the agenda asks for, before the name of its recipe. */
export const AGENDA_VERBS: Record<AgendaEntry['kind'], string> = {
  'set up': 'Set up',
  start: 'Start',
  decide: 'Decide on',
};

/** What is next in a plan, as its title: `Next: Mon 30 Nov, set up 07`. */
export const nextWords = (next: AgendaEntry | undefined, today: Day): string =>
  next === undefined
    ? 'All days of this plan are over'
    : `${next.day === today ? 'Today' : `Next: ${weekdayDate(next.day)}`}, ${AGENDA_VERBS[next.kind].toLowerCase()} ${twoDigits(next.recipe.number)}`;

/** How long a set-up takes: `2 days`, or `2 days until 19 Feb` where other work lies between them. */
export const lengthOf = (setUpDays: number, until: Day | undefined, dayName = shortDate): string =>
  `${days(setUpDays)}${until === undefined ? '' : ` until ${dayName(until)}`}`;

/** After the name of its recipe, an entry's length, or what it has waited for. */
export function entryNote(
  {kind, recipe: {setUpDays}, last, isSplit, waitsFor}: AgendaEntry,
  dayName = shortDate,
): string {
  if (kind === 'set up') {
    return ` (${lengthOf(setUpDays, isSplit ? last : undefined, dayName)})`;
  }
  if (waitsFor === 'hours') {
    return ', once there are hours for it beside what runs';
  }
  return waitsFor === undefined ? '' : `, once “${waitsFor.name}” is decided: both change the same thing`;
}
