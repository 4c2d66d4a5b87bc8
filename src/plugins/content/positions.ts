import {positionPagePath, POSITIONS_PATH} from '../../config/paths';
import type {CalculatorId} from '../../data/calculators/ids';
import {withAge} from '../../data/evidence/age';
import type {PositionLink} from '../../data/positions/types';
import {CALCULATOR_LIST} from '../../features/calculators/all';
import {pick} from '../../lib/record';
import {buildDay} from '../lib/buildDay';
import {defineKind, type Content} from './kind';
import {recipesInOrder} from './recipes/read';

const titlesOf = (ids: readonly CalculatorId[]) =>
  CALCULATOR_LIST.filter(({id}) => ids.includes(id)).map((one) => pick(one, ['id', 'title']));

/** What gives links to the positions that a recipe follows. */
export function linksToPositions(content: Content): (recipe: {id: string}) => PositionLink[] {
  const all = content.items('positions').flatMap((read) => read.positions);
  return ({id: recipe}) =>
    all.filter(({recipes}) => recipes.includes(recipe)).map(({id, question}) => ({id, question}));
}

/** The positions: one page on which the library decides between practices that contradict each other. */
export const positions = defineKind({
  name: 'positions',
  files: 'src/data/positions/positions.yaml',
  optional: true,

  routes: (content) =>
    content.items('positions').map((read) => ({
      path: POSITIONS_PATH,
      section: 'positions',
      kind: 'positions',
      title: {text: read.page.title, id: 'positions', at: ['page', 'title']},
      component: '@site/src/features/positions/PositionsPage',
      props: {
        shown: {
          ...withAge(read, buildDay()),
          positions: read.positions.map((position) => ({
            ...position,
            recipes: recipesInOrder(position.recipes, content.items('recipe')).map((one) =>
              pick(one, ['id', 'name']),
            ),
            calculators: titlesOf(position.calculators),
          })),
          money: content
            .items('money-position')
            .map((one) => pick(one, ['id', 'question', 'heading', 'lead'])),
        },
      },
    })),
});

/** The positions on money, each with a page of its own. */
export const moneyPositions = defineKind({
  name: 'money-position',
  files: 'src/data/positions/money/*.yaml',

  routes: ({items}) =>
    items('money-position').map((position) => ({
      path: positionPagePath(position),
      section: 'positions',
      kind: 'position',
      title: {text: position.page.title, id: position.id, at: ['page', 'title']},
      component: '@site/src/features/positions/PositionPage',
      props: {
        position: {...withAge(position, buildDay()), calculators: titlesOf(position.calculators)},
        others: items('money-position')
          .filter(({id}) => id !== position.id)
          .map((one) => pick(one, ['id', 'question'])),
        action: items('positions')[0]?.action,
      },
    })),
});
