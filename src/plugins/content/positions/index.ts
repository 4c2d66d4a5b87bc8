import type {LoadContext, Plugin} from '@docusaurus/types';
import {withAge} from '../../../data/evidence/age';
import {positionsMarkdown} from '../../../data/positions/markdown';
import type {Positions} from '../../../data/positions/schema';
import {POSITIONS_PATH, type ShownPositions} from '../../../data/positions/types';
import type {Recipe} from '../../../data/recipes/schema';
import {toSummary} from '../../../data/recipes/types';
import {recipePath} from '../../../features/recipes/paths';
import {absoluteIn} from '../../lib/address';
import {buildDay} from '../../lib/buildDay';
import {throwAny} from '../../lib/problems';
import {writeFiles} from '../../lib/writeFiles';
import {allRecipes, loadedRecipes, recipesInOrder} from '../recipes/read';
import {positionProblems, POSITIONS_FILE, readPositions} from './read';

/** The positions with the recipes they name and the age of their review. */
const shownPositions = (read: Positions, recipes: readonly Recipe[]): ShownPositions => ({
  ...withAge(read, buildDay()),
  positions: read.positions.map((position) => ({
    ...position,
    recipes: recipesInOrder(position.recipes, recipes).map(toSummary),
  })),
});

/** Positions: the page on which the library decides between practices that contradict each other, and its Markdown file. */
export default function positionsPlugin({siteDir, baseUrl, siteConfig}: LoadContext): Plugin<Positions> {
  let shown: ShownPositions | undefined;
  return {
    name: 'positions',

    getPathsToWatch: () => [POSITIONS_FILE],

    loadContent: () => readPositions(siteDir),

    allContentLoaded({allContent, actions: {addRoute}}) {
      const recipes = loadedRecipes(allContent);
      const read = readPositions(siteDir);
      throwAny(positionProblems(siteDir, read, allRecipes(allContent)));
      shown = shownPositions(read, recipes);
      addRoute({
        path: `${baseUrl}${POSITIONS_PATH.slice(1)}`,
        component: '@site/src/features/positions/PositionsPage',
        props: {shown},
        exact: true,
      });
    },

    async postBuild({outDir}) {
      if (shown !== undefined) {
        const absolute = absoluteIn({baseUrl, siteConfig});
        const text = positionsMarkdown(shown, {
          page: absolute(POSITIONS_PATH),
          recipe: (id) => absolute(recipePath(id)),
        });
        await writeFiles(outDir, {[`${POSITIONS_PATH}.md`]: text});
      }
    },
  };
}
