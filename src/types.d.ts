declare module '*.woff2' {
  const address: string;
  export default address;
}

/** What the planner needs of all recipes: a data module of `plugins/content`. */
declare module '@generated/content/default/recipes.json' {
  const recipes: readonly object[];
  export default recipes;
}
