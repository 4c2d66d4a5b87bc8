// What src/plugins/content/recipes/links.ts writes before the site is compiled.

declare module '@generated/recipes/default/links/*.json' {
  import type {RecipeLink} from '@site/src/data/recipes/card';

  const link: RecipeLink;
  export default link;
}

declare module '@generated/recipes/default/count.json' {
  const count: number;
  export default count;
}
