/** The query that fills in these figures on a calculator's page. */
export function queryWith(figures: Readonly<Record<string, number | string | undefined>>): string {
  const pairs = Object.entries(figures).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}
