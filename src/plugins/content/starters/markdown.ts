import {spendText} from '../../../data/plans/spend';
import {bullets} from '../../../lib/bullets';
import {agendaOf, costOf} from '../../../features/recipes/plan/agenda';
import {inPlanner, type StarterPlan, weekOf} from '../../../features/recipes/plan/starters';
import {AGENDA_VERBS, days} from '../../../features/recipes/plan/words';
import {placeInWords} from '../../../features/recipes/starters/place';
import {recipePath, starterPath} from '../../../config/paths';
/** A starter plan as a plain Markdown document; `absolute` gives the whole address of a path of this site. */
export function starterMarkdown(
  {starter, recipes, items, expected}: StarterPlan,
  absolute: (path: string) => string,
): string {
  const link = ({id, name}: {id: string; name: string}) => `[${name}](${absolute(recipePath(id))}.md)`;
  const order = recipes.map((recipe, index) => {
    const item = items.find((one) => one.recipe.id === recipe.id);
    return `${index + 1}. ${link(recipe)}: ${recipe.because}${item === undefined ? '' : ` (${placeInWords(item)})`}`;
  });
  const agenda = agendaOf({items}).map(({monday, entries}) => {
    const what = entries
      .map(({kind, recipe}) => `${AGENDA_VERBS[kind].toLowerCase()} ${recipe.name}`)
      .join('; ');
    return `Week ${weekOf(monday)}: ${what}`;
  });
  const {setUpDays, spend} = costOf({items});
  return `${[
    `# ${starter.title}`,
    starter.oneLine,
    ...starter.situation,
    '## Whom it suits',
    bullets(starter.forWhom),
    '## Whom it does not suit',
    bullets(starter.notFor),
    ...(starter.beside === undefined
      ? []
      : [
          `## ${starter.beside.heading}`,
          starter.beside.lead,
          bullets(
            starter.beside.rows.map(
              ({when, title, text}) =>
                `${when}, ${title}: ${text.replaceAll(/(?<=\]\()\/[^)]+/g, (path) => absolute(path))}`,
            ),
          ),
        ]),
    '## The recipes in order, and why',
    order.join('\n'),
    '## Week by week',
    bullets(agenda),
    `In all: ${days(setUpDays)} of set-up, ${spendText(spend)}${spend.to === 0 ? '' : ' extra'}.`,
    '## What you will know, and when',
    bullets(expected.map(({week, recipe, text}) => `Week ${week}, ${recipe}: ${text}`)),
    '## After the last decision',
    starter.afterwards,
    `[Open in the planner](${absolute(inPlanner(starter))})`,
    '---',
    absolute(starterPath(starter.id)),
  ].join('\n\n')}\n`;
}
