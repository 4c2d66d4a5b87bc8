// What src/plugins/content/recipes/links.ts writes before the site is compiled.

declare module '@generated/recipes/default/faces/*.json' {
  import type {CardFace} from '@site/src/data/recipes/card';

  const face: CardFace;
  export default face;
}

declare module '@generated/recipes/default/count.json' {
  const count: number;
  export default count;
}
