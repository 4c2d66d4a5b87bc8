/** Joins names with commas and `and`, lower-casing all but abbreviations such as SEO. */
export function inSentence(names: readonly string[]): string {
  const words = names.map((name) => name.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase()));
  return new Intl.ListFormat('en-GB').format(words);
}
