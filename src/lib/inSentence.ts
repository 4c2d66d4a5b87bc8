/** `a, b and c` */
export const listed = (words: readonly string[]): string => words.join(', ').replace(/, (?=[^,]*$)/, ' and ');

/** Joins names with commas and `and`, lower-casing all but abbreviations such as SEO. */
export function inSentence(names: readonly string[]): string {
  return listed(names.map((name) => name.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())));
}
