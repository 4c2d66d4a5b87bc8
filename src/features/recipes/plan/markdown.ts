import {spendText} from '../../../data/plans/spend';
import {rulesText} from '../../../data/recipes/words';
import {agendaOf, costOf, type AgendaEntry} from './agenda';
import type {AddressOf} from './calendar';
import type {Plan, PlanItem} from './plan';
import {AGENDA_VERBS, days, entryNote, longDate} from './words';

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
