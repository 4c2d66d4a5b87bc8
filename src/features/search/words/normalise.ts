/** English and German words that carry no meaning in a query. */
const STOP_WORDS = new Set(
  (
    'a am an and any are as at be by can could did do does dont for from get has have how i if in is it its me more most much my ' +
    'not of on or our should so some than that the their them there they this to too us was we what when where which who why will with would you your ' +
    'bei das der die ein eine fuer fur ihr ihre im ist mit sie und uns von was wie wer wir zu'
  ).split(' '),
);

/** Words a question begins with. */
const QUESTION =
  /^(how|what|when|where|which|who|why|can|could|do|does|is|are|should|will|wie|was|wann|wer)\s|\?\s*$/i;

/** Apostrophes inside a word (don't, buyer's) are no gap between two. */
const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu;

const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(APOSTROPHE, '').toLowerCase();

const WORD = /[\p{L}\p{N}]+/gu;
const WITH_HYPHENS = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/** A text as it would be typed: in lower case, the spaces that keep figures together as plain ones. */
export const asTyped = (text: string): string => text.replaceAll('\u00A0', ' ').toLowerCase();

/** A text's words in lower case, without accents. */
export function wordsOf(text: string): string[] {
  return plain(text).match(WORD) ?? [];
}

/** The words a text can be found by: also each hyphenated one (win-back, e-mail) as it is written without hyphen. */
export function searchableWords(text: string): string[] {
  const words = plain(text).match(WITH_HYPHENS) ?? [];
  const joined = words.filter((word) => word.includes('-')).map((word) => word.replaceAll('-', ''));
  return [...words.flatMap((word) => word.split('-')), ...joined];
}

/** What differs in British spelling, and the American for it. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/is(e[drs]?|ing|ations?)$/, 'iz$1'],
  [/ys(e[drs]?|ing)$/, 'yz$1'],
  [/^(behavi|col|fav|flav|hon|lab|neighb)our/, '$1or'],
  [/^(program|catalog)(me|ue)/, '$1'],
  [/tre$/, 'ter'],
  [/^licence/, 'license'],
  [/^grey/, 'gray'],
];

/** A word as our texts, which are British, spell it. What has another origin stays: downsize, laboratory, honorary. */
export function british(word: string): string {
  return word
    .replace(/(?<=.{4})(?<![^aeiou]s)iz(e[drs]?|ing|ations?)$/, 'is$1')
    .replace(/yz(e[drs]?|ing)$/, 'ys$1')
    .replace(/^(behavi|col|fav|flav|hon|lab|neighb)or(?!a[rt]|i[fmo])/, '$1our')
    .replace(/^program(?=s?$)/, 'programme')
    .replace(/^catalog(?=s?$)/, 'catalogue')
    .replace(/^center(?=s?$)/, 'centre')
    .replace(/^center(?=ed$|ing$)/, 'centr')
    .replace(/^gray/, 'grey');
}

/** An ending of inflection, as long as a telling part of the word stays. */
const ENDING = /(?<=.{4})(ing|ed|ation|ion|ment|e)$/;

/** One form for a word's British and American spelling, singular and plural, and usual endings; never shown. */
export function fold(word: string): string {
  const american = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), word);
  const singular = american.length > 3 ? american.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '') : american;
  return singular.replace(ENDING, '');
}

/** Whether a word of a query says nothing about what is looked for. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Whether a query asks a question, in which case answers come first. */
export const isQuestion = (query: string): boolean => QUESTION.test(query.trim());
