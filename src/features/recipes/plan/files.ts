import {createEvents, type DateArray, type EventAttributes} from 'ics';
import {spendText} from '../../../data/plans/spend';
import {rulesText} from '../../../data/recipes/words';
import {agendaOf, costOf, type AgendaEntry} from './agenda';
import {formatDay, type Day} from './days';
import type {Plan, PlanItem} from './plan';
import {AGENDA_VERBS, days, entryNote, longDate} from './words';

/** Gives the whole address of a recipe's page by its id. */
type AddressOf = (id: string) => string;

const dateArray = (day: Day): DateArray => {
  const [year = 0, month = 0, date = 0] = formatDay(day).split('-').map(Number);
  return [year, month, date];
};

/** A short name for a text, the same every time. */
const shortened = (text: string): string =>
  Array.from(text, (letter) => letter.charCodeAt(0))
    .reduce((hash, code) => (Math.imul(hash, 31) + code) >>> 0, 7)
    .toString(36);

const octets = new TextEncoder();

/** A calendar whose lines have 75 octets at most (RFC 5545, 3.1): the library counts letters. */
const foldedAnew = (calendar: string): string => {
  let length = 0;
  return Array.from(calendar.replaceAll(/\r\n[\t ]/g, ''), (letter) => {
    const more = octets.encode(letter).length;
    if (letter === '\r' || letter === '\n') {
      length = 0;
    } else if (length + more > 75) {
      length = 1 + more;
      return `\r\n ${letter}`;
    } else {
      length += more;
    }
    return letter;
  }).join('');
};

/**
 * The plan's set-ups and decision days as a calendar (RFC 5545): all-day events, each with its recipe's address. The plan's
 * own query names them: read twice, a plan is in the calendar once. Throws where the library refuses an event.
 */
export function planCalendar({items}: Plan, query: string, host: string, addressOf: AddressOf): string {
  const {error, value} = createEvents(
    items.flatMap(({recipe, setUp, decision}): EventAttributes[] => {
      const event = (name: string, title: string, from: Day, last: Day, note = ''): EventAttributes => ({
        uid: `${recipe.id}.${name}.${shortened(query)}@${host}`,
        title,
        description: `${note}${addressOf(recipe.id)}`,
        start: dateArray(from),
        end: dateArray(last + 1),
        url: addressOf(recipe.id),
        productId: '-//growth plan//EN',
        busyStatus: 'FREE',
        transp: 'TRANSPARENT',
      });
      const title = `Set up: ${recipe.name} (${days(setUp.length)})`;
      return [
        ...setUp.slice(0, 1).map((first) => event('set-up', title, first, setUp.at(-1) ?? first)),
        event('decide', `Decide: ${recipe.name}`, decision, decision, `${rulesText(recipe.decide)}\n`),
      ];
    }),
  );
  if (error) {
    throw error;
  }
  return foldedAnew(value ?? '');
}

const ruleOf = ({kind, recipe: {decide}}: AgendaEntry) =>
  kind === 'decide' ? `\n${rulesText(decide)}`.trimEnd().replaceAll('\n', '\n  ') : '';

/** The plan as Markdown: the schedule as a table, the agenda, and what it takes. */
export function planMarkdown(plan: Plan, address: string, addressOf: AddressOf): string {
  const {setUpDays, spend} = costOf(plan);
  const row = ({recipe, setUp: [first], runs, decision}: PlanItem) =>
    `| [${recipe.name}](${addressOf(recipe.id)}) | ${first === undefined ? '-' : longDate(first)} | ${longDate(runs)} | ${longDate(decision)} | ${recipe.spend === undefined ? '-' : spendText(recipe.spend)} |`;
  return `${[
    '# Growth plan',
    `From ${address}`,
    `| Recipe | Set-up from | Runs from | Decision | Extra spend |\n| --- | --- | --- | --- | --- |\n${plan.items.map(row).join('\n')}`,
    `In all: ${days(setUpDays)} of set-up, ${spendText(spend)}.`,
    '## Agenda',
    ...agendaOf(plan).map(
      ({monday, entries}) =>
        `**Week of ${longDate(monday)}**\n\n${entries
          .map(
            (entry) =>
              `- ${longDate(entry.day)}: ${AGENDA_VERBS[entry.kind]} ${entry.recipe.name}${entryNote(entry)}${ruleOf(entry)}`,
          )
          .join('\n')}`,
    ),
  ].join('\n\n')}\n`;
}
