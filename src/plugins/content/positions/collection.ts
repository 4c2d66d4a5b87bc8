import {withAge} from '../../../data/evidence/age';
import {type Positions, positionsSchema} from '../../../data/positions/schema';
import {POSITIONS_PATH} from '../../../config/paths';
import type {PositionLink, ShownPositions} from '../../../data/positions/types';
import {CALCULATOR_LIST} from '../../../features/calculators/all';
import {buildDay} from '../../lib/buildDay';
import {type Collection, itemsOf} from '../collection';
import {allRecipes, recipesInOrder} from '../recipes/read';

export const POSITIONS_FILE = 'src/data/positions/positions.yaml';

/** The positions with the recipes they name and the age of their review. */
function shownPositions(read: Positions, siteDir: string): ShownPositions {
  const recipes = allRecipes(siteDir);
  return {
    ...withAge(read, buildDay()),
    positions: read.positions.map((position) => ({
      ...position,
      recipes: recipesInOrder(position.recipes, recipes).map(({id, name}) => ({id, name})),
      calculators: CALCULATOR_LIST.filter(({id}) => position.calculators.includes(id)).map(({id, title}) => ({
        id,
        title,
      })),
    })),
  };
}

/** What gives links to the positions that a recipe follows. */
export function linksToPositions(siteDir: string): (recipe: {id: string}) => PositionLink[] {
  const all = itemsOf(siteDir, positions).flatMap((read) => read.positions);
  return ({id: recipe}) =>
    all.filter(({recipes}) => recipes.includes(recipe)).map(({id, question}) => ({id, question}));
}

/** The positions: one page on which the library decides between practices that contradict each other. */
export const positions: Collection<Positions> = {
  name: 'positions',
  title: 'The positions',
  files: POSITIONS_FILE,
  schema: () => positionsSchema,
  path: () => POSITIONS_PATH,
  pages: () => [POSITIONS_PATH],
  pageTitle: ({page}) => ({at: ['page', 'title'], title: page.title}),

  routes: ({siteDir}) =>
    itemsOf(siteDir, positions).map((read) => ({
      path: POSITIONS_PATH,
      component: '@site/src/features/positions/PositionsPage',
      props: {shown: shownPositions(read, siteDir)},
    })),
};
