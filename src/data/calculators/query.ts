import {keysOf} from '../../lib/record';

/** The parameter of an address that names which of its figures are an example's: `burn dated.0`. */
export const EXAMPLE = 'example';

/** Figures to hand on that are an example's, or follow from one. */
export const asExample = <Value>(given: Readonly<Record<string, Value>>): Record<string, Value | string> => ({
  ...given,
  [EXAMPLE]: keysOf(given).join(' '),
});

/** The query that fills in these figures on a calculator's page. */
export function queryWith(figures: Readonly<Record<string, number | string | undefined>>): string {
  const pairs = Object.entries(figures).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}
