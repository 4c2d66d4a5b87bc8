const STOP_WORDS = new Set(
  (
    'a am an and any are as at be by can could did do does dont for from get has have how i if in is it its me more most much my ' +
    'not of on or our should so some than that the their them there they this to too us was we what when where which who why will with would you your'
  ).split(' '),
);

/** Apostrophes within a word (don't, buyer's) do not split it. */
const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu;

const WORD = /[\p{L}\p{N}]+/gu;

/** A crude stem that singular and plural share; never shown. */
const singular = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '') : word;

/** Lower case, without accents, in the singular. */
export const searchTokens = (text: string): string[] =>
  (text.normalize('NFKD').replace(/\p{M}/gu, '').replace(APOSTROPHE, '').toLowerCase().match(WORD) ?? []).map(
    singular,
  );

/** Adds hyphenated words (win-back, e-mail) in their closed form. */
export const indexTokens = (text: string): string[] => [
  ...searchTokens(text),
  ...searchTokens((text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []).join(' ').replaceAll('-', '')),
];

/** Without stop words, unless there is nothing else. */
export function queryTokens(query: string): string[] {
  const words = [...new Set(searchTokens(query))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Word by word. */
export const holdsPhrase = (text: string, phrase: string): boolean =>
  ` ${searchTokens(text).join(' ')} `.includes(` ${searchTokens(phrase).join(' ')} `);
