// What src/plugins/content/finder.ts writes before the site is compiled.

declare module '@generated/content/default/recipes.json' {
  import type {PlanRecipe} from '@site/src/features/recipes/plan/plan';

  const recipes: readonly PlanRecipe[];
  export default recipes;
}
