// What src/plugins/content/plugin.ts writes before the site is compiled.

declare module '@generated/content/default/calculators.json' {
  import type {CalculatorId} from '@site/src/data/calculators/ids';

  const tiles: Readonly<
    Record<CalculatorId, {title: string; inShort: readonly [given: string, gives: string]}>
  >;
  export default tiles;
}
