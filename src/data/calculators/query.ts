/** The query of a calculator's page with these figures in its fields; nothing where there are none. */
export function queryWith(figures: Readonly<Record<string, number | string>>): string {
  const pairs = Object.entries(figures).map(([name, value]) => [name, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}
