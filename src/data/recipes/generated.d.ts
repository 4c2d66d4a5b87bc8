// What src/plugins/content/recipes/links.ts writes before the site is compiled.

declare module '@generated/recipes/default/links/*.json' {
  const link: import('./link').RecipeLink;
  export default link;
}

declare module '@generated/recipes/default/cases/*.json' {
  const recipe: Pick<import('./schema').Recipe, 'id' | 'name' | 'case'>;
  export default recipe;
}

declare module '@generated/recipes/default/count.json' {
  const count: number;
  export default count;
}
