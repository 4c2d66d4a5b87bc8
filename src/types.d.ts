declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The part of subset-font's interface that is used here; the package ships no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      /** Takes the place of a text. */
      keepAllGlyphs?: true;
      preserveNameIds?: readonly number[];
      variationAxes?: Readonly<Record<string, number | {min: number; max: number}>>;
    },
  ): Promise<Buffer>;
}

/** What the planner needs of all recipes: a data module of `plugins/content`. */
declare module '@generated/content/default/recipes.json' {
  const recipes: readonly object[];
  export default recipes;
}
