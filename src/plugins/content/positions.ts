import {POSITIONS_PATH} from '../../config/paths';
import {withAge} from '../../data/evidence/age';
import type {Positions} from '../../data/positions/schema';
import type {PositionLink, ShownPositions} from '../../data/positions/types';
import {CALCULATOR_LIST} from '../../features/calculators/all';
import {buildDay} from '../lib/buildDay';
import {defineKind, type Content} from './kind';
import {recipesInOrder} from './recipes/read';

/** The positions with the recipes they name and the age of their review. */
const shownPositions = (read: Positions, content: Content): ShownPositions => ({
  ...withAge(read, buildDay()),
  positions: read.positions.map((position) => ({
    ...position,
    ...(position.reviewed && withAge({reviewed: position.reviewed}, buildDay())),
    recipes: recipesInOrder(position.recipes, content.items('recipe')).map(({id, name}) => ({id, name})),
    calculators: CALCULATOR_LIST.filter(({id}) => position.calculators.includes(id)).map(({id, title}) => ({
      id,
      title,
    })),
  })),
});

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
      props: {shown: shownPositions(read, content)},
    })),
});
