// What src/plugins/content writes before the site is compiled.

declare module '@generated/content/default/advisors.json' {
  import type {Advisor} from '@site/src/data/advisors/types';

  const advisors: readonly Advisor[];
  export default advisors;
}

declare module '@generated/content/default/calculators.json' {
  import type {CalculatorId} from '@site/src/data/calculators/ids';

  const tiles: Readonly<
    Record<CalculatorId, {title: string; inShort: readonly [given: string, gives: string]}>
  >;
  export default tiles;
}

declare module '@generated/content/default/faces/*.json' {
  import type {CardFace} from '@site/src/data/recipes/card';

  const face: CardFace;
  export default face;
}

declare module '@generated/content/default/renamed.json' {
  const renamed: Readonly<Record<string, string>>;
  export default renamed;
}

declare module '@generated/content/default/count.json' {
  const count: number;
  export default count;
}
