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

declare module '@generated/content/default/drawer.json' {
  import type {DrawerCard} from '@site/src/data/recipes/drawer';

  const cards: readonly DrawerCard[];
  export default cards;
}

declare module '@generated/content/default/laid.json' {
  import type {LaidRows} from '@site/src/data/recipes/drawer';

  const laid: Readonly<Record<string, LaidRows>>;
  export default laid;
}

declare module '@generated/content/default/renamed.json' {
  const renamed: Readonly<Record<string, string>>;
  export default renamed;
}

declare module '@generated/content/default/count.json' {
  const count: number;
  export default count;
}
