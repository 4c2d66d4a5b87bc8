import {rulesText} from '../../../data/recipes/words';
import {formatDay, type Day} from './days';
import type {LogEntry} from './log';
import {endOfRow} from './own';
import type {Plan} from './types';
import {RESULT_WORDS} from './words';

/** A field as RFC 4180 has it; a text that a spreadsheet would take for a formula begins with an apostrophe. */
const field = (text: string) => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;

const HEAD = ['What', 'Recipe', 'From', 'Until', 'Days', 'Rule', 'Result', 'Figure', 'Note'];

/** The plan as a table: a row for each set-up, start and decision, dates as `2026-12-07`, with what was decided so far. */
export function planCsv({items, own = []}: Plan, log: readonly LogEntry[]): string {
  const date = (day: Day | undefined) => (day === undefined ? '' : formatDay(day));
  const rows = items.flatMap(({recipe, setUp, runs, decision}) => {
    const decided = log.findLast(({kind, recipe: id}) => kind === 'decide' && id === recipe.id);
    return [
      ...(setUp.length === 0
        ? []
        : [['Set up', recipe.name, date(setUp[0]), date(setUp.at(-1)), String(setUp.length)]]),
      ['Start', recipe.name, date(runs), date(runs)],
      [
        'Decide',
        recipe.name,
        date(decision),
        date(decision),
        '',
        recipe.decide === undefined ? '' : rulesText(recipe.decide),
        decided?.result === undefined ? '' : RESULT_WORDS[decided.result],
        decided?.figure ?? '',
        decided?.note ?? '',
      ],
    ];
  });
  const others = own.map((row) => [
    'Own',
    row.name,
    date(row.from),
    date(endOfRow(row) - 1),
    String(row.days),
  ]);
  // By the mark at the beginning, spreadsheets know that this is UTF-8.
  return `\uFEFF${[HEAD, ...rows, ...others]
    .map((row) => HEAD.map((_, column) => field(row[column] ?? '')).join(','))
    .join('\r\n')}\r\n`;
}
