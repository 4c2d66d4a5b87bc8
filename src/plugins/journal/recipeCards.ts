import {readRecipes} from '../recipes/read';
import {toSummary} from '../../data/recipes/types';

/** The part of a Markdown syntax tree that this looks at. */
interface Node {
  type: string;
  name?: string | null;
  attributes?: {type: string; name?: string; value?: unknown}[];
  children?: Node[];
  position?: {start: {line: number}};
}

const CARD = 'RecipeCard';

/**
 * Remark plugin: gives each `<RecipeCard id="..." />` the few facts that its card shows, so that no page loads the
 * whole library. Stops the build when the id is not that of a recipe.
 */
export default function recipeCards({siteDir}: {siteDir: string}) {
  const recipes = new Map(readRecipes(siteDir).map((recipe) => [recipe.id, recipe]));

  function fill(node: Node, file: string): void {
    if (node.name === CARD) {
      const id = node.attributes?.find(({name}) => name === 'id')?.value;
      const recipe = typeof id === 'string' ? recipes.get(id) : undefined;
      if (recipe === undefined) {
        throw new Error(
          `${file}, line ${node.position?.start.line ?? '?'}: <${CARD}> names no recipe (got ${JSON.stringify(id)}). ` +
            'Use the id of a file in src/data/recipes, without .yaml, as in <RecipeCard id="pmax-cold-traffic-magnet" />.',
        );
      }
      const {name, buyingCycle, effortLevel, expectedImpact, channels} = toSummary(recipe);
      const facts = {
        name,
        stage: buyingCycle,
        effort: effortLevel,
        impact: expectedImpact,
        channel: channels[0],
        timeframe: recipe.timeframe,
      };
      node.attributes?.push(
        ...Object.entries(facts).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
      );
    }
    for (const child of node.children ?? []) {
      fill(child, file);
    }
  }

  return (tree: Node, file: {path: string}) => fill(tree, file.path);
}
