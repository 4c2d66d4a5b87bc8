import {positionsSchema, type Positions} from '../../../data/positions/schema';
import type {PositionLink} from '../../../data/positions/types';
import {fileOf, idsOf, listProblems, placeOf} from '../../lib/contentFolder';
import {textOf} from '../../lib/generated';
import type {Problem} from '../../lib/problems';
import {checkedYaml} from '../../lib/yamlFile';
import {RECIPES_DIR} from '../recipes/references';

/** Where positions are written, from the project's root. */
export const POSITIONS_FILE = 'src/data/positions/positions.yaml';

/** The positions below `siteDir`; throws one `ContentError` with all problems of their file. */
export const readPositions = (siteDir: string): Positions =>
  checkedYaml(siteDir, POSITIONS_FILE, positionsSchema);

/** Recipes that positions name and that do not exist. */
export function positionProblems(
  siteDir: string,
  {positions}: Positions,
  recipes: readonly {id: string}[],
): Problem[] {
  const known = {what: 'recipe', ids: idsOf(recipes), use: fileOf(RECIPES_DIR)};
  const place = placeOf(siteDir, POSITIONS_FILE);
  return positions.flatMap((position, index) =>
    listProblems(place, ['positions', index, 'recipes'], position.recipes, known),
  );
}

/** What gives links to the positions that a recipe follows; none where the site has no positions. */
export function linksToPositions(siteDir: string): (recipe: {id: string}) => PositionLink[] {
  const positions = textOf(siteDir, POSITIONS_FILE) === '' ? [] : readPositions(siteDir).positions;
  return ({id: recipe}) =>
    positions.filter(({recipes}) => recipes.includes(recipe)).map(({id, question}) => ({id, question}));
}
