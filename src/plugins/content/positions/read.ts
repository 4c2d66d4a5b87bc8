import {positionsSchema, type Positions} from '../../../data/positions/schema';
import type {PositionLink} from '../../../data/positions/types';
import {didYouMean} from '../../lib/nearest';
import {textOf} from '../../lib/generated';
import {placeOfField} from '../../lib/fieldPlace';
import {ContentError, type Problem} from '../../lib/problems';
import {readYaml} from '../../lib/yamlFile';

/** Where positions are written, from the project's root. */
export const POSITIONS_FILE = 'src/data/positions/positions.yaml';

/** The positions below `siteDir`; throws one `ContentError` with all problems of their file. */
export function readPositions(siteDir: string): Positions {
  const {data, problems} = readYaml(siteDir, POSITIONS_FILE, positionsSchema);
  if (problems) {
    throw new ContentError(problems);
  }
  return data;
}

/** Recipes that positions name and that do not exist. */
export function positionProblems(
  siteDir: string,
  {positions}: Positions,
  recipes: readonly {id: string}[],
): Problem[] {
  const ids = recipes.map(({id}) => id);
  return positions.flatMap((position, at) =>
    position.recipes.flatMap((id, index) =>
      ids.includes(id)
        ? []
        : [
            {
              file: POSITIONS_FILE,
              ...placeOfField(siteDir, POSITIONS_FILE, ['positions', at, 'recipes', index]),
              value: id,
              problem: 'is not the id of any recipe',
              remedy: `${didYouMean(id, ids)}Use the id of a file in src/data/recipes, without .yaml.`,
            },
          ],
    ),
  );
}

/** What gives links to the positions that a recipe follows; none where the site has no positions. */
export function linksToPositions(siteDir: string): (recipe: {id: string}) => PositionLink[] {
  const positions = textOf(siteDir, POSITIONS_FILE) === '' ? [] : readPositions(siteDir).positions;
  return ({id: recipe}) =>
    positions.filter(({recipes}) => recipes.includes(recipe)).map(({id, question}) => ({id, question}));
}
