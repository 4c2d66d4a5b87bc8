/** Words that carry no meaning in a query. */
const STOP_WORDS = new Set(
  (
    'a am an and any are as at be by can could did do does dont for from get has have how i if in is it its me more most much my ' +
    'not of on or our should so some than that the their them there they this to too us was we what when where which who why will with would you your'
  ).split(' '),
);

/** Apostrophes inside a word (don't, buyer's) are no gap between two. */
const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu;

/** A word in a text. */
const WORD = /[\p{L}\p{N}]+/gu;

/** One form for singular and plural of a word; never shown. */
const singular = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '') : word;

/** A text's words in lower case, without accents, in the singular. */
export const searchTokens = (text: string): string[] =>
  (text.normalize('NFKD').replace(/\p{M}/gu, '').replace(APOSTROPHE, '').toLowerCase().match(WORD) ?? []).map(
    singular,
  );

/** The words a text is found by: also each hyphenated one (win-back, e-mail) as it is written without its hyphen. */
export const indexTokens = (text: string): string[] => [
  ...searchTokens(text),
  ...searchTokens((text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []).join(' ').replaceAll('-', '')),
];

/** The words of a query that say what is looked for, each once; all of them where none does. */
export function queryTokens(query: string): string[] {
  const words = [...new Set(searchTokens(query))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether a text holds a phrase, word by word. */
export const holdsPhrase = (text: string, phrase: string): boolean =>
  ` ${searchTokens(text).join(' ')} `.includes(` ${searchTokens(phrase).join(' ')} `);
