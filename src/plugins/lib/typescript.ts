const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** A value of JSON as TypeScript on one line, in the format of the project. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(literal).join(', ')}]`;
  }
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).map(
      ([key, one]) => `${/^\w+$/.test(key) ? key : quote(key)}: ${literal(one)}`,
    );
    return `{${fields.join(', ')}}`;
  }
  return typeof value === 'string' ? quote(value) : JSON.stringify(value);
}
