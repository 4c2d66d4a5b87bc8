/** Names within a sentence: joined by commas and `and`; a capital at the start stays in abbreviations such as SEO only. */
export function inSentence(names: readonly string[]): string {
  const words = names.map((name) => name.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase()));
  return new Intl.ListFormat('en-GB').format(words);
}
