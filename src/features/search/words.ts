const STOP_WORDS = new Set(
  'a an and are can could do does dont for from get has have how i if in is it its me my not of on or our should so that the their they this to too us was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Apostrophes inside a word (don't, buyer's) are no gap between two. */
const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu;

const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(APOSTROPHE, '').toLowerCase();

/** A text's words in lower case, without accents. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words a text can be found by: also each hyphenated one (win-back, e-mail) as it is written without hyphen. */
export function searchableWords(text: string): string[] {
  const joined = plain(text).match(/[\p{L}\p{N}]+(-[\p{L}\p{N}]+)+/gu) ?? [];
  return [...wordsOf(text), ...joined.map((word) => word.replaceAll('-', ''))];
}

/** What differs in British spelling, and the American for it. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/is(e[drs]?|ing|ations?)$/, 'iz$1'],
  [/ys(e[drs]?|ing)$/, 'yz$1'],
  [/^(behavi|col|fav|flav|hon|lab|neighb)our/, '$1or'],
  [/^(program|catalog)(me|ue)/, '$1'],
  [/tre$/, 'ter'],
  [/^licence/, 'license'],
];

/** A word as our texts, which are British, spell it. */
export function british(word: string): string {
  return word
    .replace(/(?<=.{4})iz(e[drs]?|ing|ations?)$/, 'is$1')
    .replace(/yz(e[drs]?|ing)$/, 'ys$1')
    .replace(/^(behavi|col|fav|flav|hon|lab|neighb)or/, '$1our')
    .replace(/^program(?=s?$)/, 'programme')
    .replace(/^catalog(?=s?$)/, 'catalogue')
    .replace(/^center/, 'centre');
}

/** An ending of inflection, as long as a telling part of the word stays. */
const ENDING = /(?<=.{4})(ing|ed|ation|ion|ment|e)$/;

/** One form for a word's British and American spelling, singular and plural, and usual endings; never shown. */
export function fold(word: string): string {
  const american = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), word);
  const singular = american.length > 3 ? american.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '') : american;
  return singular.replace(ENDING, '');
}

/** The words of a query that carry meaning; all of them where none does. */
export function queryWords(query: string): string[] {
  // Typed as two, meant as one: the index knows both, but an "e" alone begins a great many words.
  const words = [...new Set(wordsOf(query.replace(/\be-(?=mail)/gi, 'e')))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
