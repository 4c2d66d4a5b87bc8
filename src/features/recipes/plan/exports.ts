import {dayInWords} from '../../../lib/dayInWords';
import {spendText} from '../../../data/plans/spend';
import {agendaOf} from './agenda';
import {briefOf} from './brief';
import type {ChecklistEntry, Preparation} from './checklist';
import {formatDay} from './days';
import type {Preparations} from './library';
import type {LogEntry} from './log';
import {endOfRow} from './own';
import {spendOf} from './spend';
import type {Plan, PlanItem} from './types';
import {AGENDA_VERBS, entryNote, longDate, monthName, RESULT_WORDS} from './words';

/** Gives the whole address of a recipe's page by its id. */
export type AddressOf = (id: string) => string;

/** The plan as Markdown: the schedule as a table, the agenda, what it costs, and what must be there by when. */
export function planMarkdown(
  plan: Plan,
  address: string,
  addressOf: AddressOf,
  checklist: readonly Preparation[],
  isReady: (entry: ChecklistEntry) => boolean,
  places: Readonly<Record<string, string>>,
  log: readonly LogEntry[] = [],
): string {
  const {months, total} = spendOf(plan);
  const decisions = log.filter(({kind}) => kind === 'decide');
  const nameOf = (id: string) => plan.items.find(({recipe}) => recipe.id === id)?.recipe.name ?? id;
  const row = ({recipe, setUp, runs, decision}: PlanItem) =>
    `| [${recipe.name}](${addressOf(recipe.id)}) | ${setUp.length === 0 ? '-' : longDate(setUp[0] ?? runs)} | ${longDate(runs)} | ${longDate(decision)} | ${recipe.spend === undefined ? '-' : spendText(recipe.spend)} |`;
  return (
    [
      '# Growth plan',
      `From ${address}`,
      '| Recipe | Set-up from | Runs from | Decision | Extra spend |\n| --- | --- | --- | --- | --- |\n' +
        plan.items.map(row).join('\n'),
      '## Agenda',
      ...agendaOf(plan).map(
        ({monday, entries, own}) =>
          `**Week of ${longDate(monday)}**\n\n${[
            ...own.map((row) => `- ${longDate(row.from)}: ${row.name}, until ${longDate(endOfRow(row) - 1)}`),
            ...entries.map(
              (entry) =>
                `- ${longDate(entry.day)}: ${AGENDA_VERBS[entry.kind]} ${entry.recipe.name}${entryNote(entry)}`,
            ),
          ].join('\n')}`,
      ),
      '## Extra spend',
      months.length === 0
        ? 'None beyond normal spend.'
        : [
            ...months.map(({month, spend}) => `- ${monthName(month)}: ${spendText(spend)}`),
            `- In all: ${spendText(total)}`,
          ].join('\n'),
      ...(decisions.length === 0
        ? []
        : [
            '## Decisions so far',
            decisions
              .map(
                ({recipe, on, result = 'open', figure, note}) =>
                  `- ${dayInWords(on)}: ${nameOf(recipe)}: ${[RESULT_WORDS[result], figure, note].filter((text) => text !== undefined).join('; ')}`,
              )
              .join('\n'),
          ]),
      '## One page before each test',
      ...plan.items.map(
        (item) =>
          `### ${item.recipe.name}\n\n${briefOf(item, places)
            .map(([label, text]) => `- ${label}: ${text}`)
            .join('\n')}`,
      ),
      ...(checklist.length === 0 ? [] : ['## Checklist']),
      ...checklist.map(
        ({recipe, by, entries}) =>
          `**${recipe.name}**\n\n${entries
            .map((entry) => `- [${isReady(entry) ? 'x' : ' '}] By ${longDate(by)}: ${entry.text}`)
            .join('\n')}`,
      ),
    ].join('\n\n') + '\n'
  );
}

/** The plan as JSON: dates as `2026-12-07`, money in EUR. */
export function planJson(
  {items, warnings}: Plan,
  address: string,
  addressOf: AddressOf,
  preparations: Preparations,
): string {
  const rows = items.map(({recipe: {id, name, decide, needs, occupies, spend}, setUp, runs, decision}) => ({
    id,
    name,
    url: addressOf(id),
    setUp: setUp.map(formatDay),
    runs: formatDay(runs),
    decision: formatDay(decision),
    decide: decide ?? null,
    needs,
    occupies,
    spend: spend ?? null,
    assetsNeeded: preparations[id]?.assetsNeeded ?? [],
    dependencies: preparations[id]?.dependencies ?? [],
  }));
  return `${JSON.stringify({url: address, items: rows, warnings}, null, 2)}\n`;
}
