/** A value with every text in it changed; where `change` gives nothing, an item of a list is left out. */
export function mapTexts(value: unknown, change: (text: string) => string | undefined): unknown {
  if (typeof value === 'string') {
    return change(value);
  }
  if (Array.isArray(value)) {
    return value.map((one) => mapTexts(one, change)).filter((one) => one !== undefined);
  }
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]))
    : value;
}
