import type {Synonyms} from '../../data/search/schema';
import {plainText} from '../../lib/plainText';

const STOP_WORDS = new Set(
  (
    'a am an and any are as at be by can could did do does dont for from get has have how i if in is it its me more most much my ' +
    'not of on or our should so some than that the their them there they this to too us was we what when where which who why will with would you your'
  ).split(' '),
);

const WORD = /[\p{L}\p{N}]+/gu;

/** Words such as win-back and e-mail, which a text may write in one. */
const HYPHENATED = /[\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)+/gu;

/** Writes hyphenated words as one: all of them, or those that are `known`. */
export const joinHyphenated = (text: string, known: (word: string) => boolean = () => true): string =>
  text.replace(HYPHENATED, (word) => {
    const inOne = word.replaceAll(/[^\p{L}\p{N}]/gu, '');
    return known(inOne) ? inOne : word;
  });

/** A crude stem that singular and plural share; never shown. */
const singular = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '') : word;

/** The words of a text as it has them, without the marks within (plainText), in the singular. */
export const searchTokens = (text: string): string[] => (plainText(text).match(WORD) ?? []).map(singular);

/** The words of a text for the index; hyphenated words are in it as one word, too. */
export const indexTokens = (text: string): string[] => [
  ...searchTokens(text),
  ...(plainText(text).match(HYPHENATED) ?? []).flatMap((word) => searchTokens(joinHyphenated(word))),
];

/** The words of a query without stop words, unless there are no others. */
export function queryTokens(query: string): string[] {
  const words = [...new Set(searchTokens(query))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

/** What tells whether a text holds a phrase, word by word, its hyphens written or not. */
export function phrasesOf(text: string): (phrase: string) => boolean {
  const rows = [text, joinHyphenated(text)].map((each) => spaced(searchTokens(each)));
  return (phrase) => rows.some((row) => row.includes(spaced(searchTokens(phrase))));
}

/** Returns the extra words by which a text, and the page at `path`, can be found. */
export function synonymsIn({same, means, pages}: Synonyms): (text: string, path?: string) => string {
  const rules = [
    ...same.map((group) => ({typed: group, said: group})),
    ...Object.entries(means).map(([typed, said]) => ({typed: [typed], said})),
  ];
  return (text, path = '') => {
    const holds = phrasesOf(text);
    const ofPage = pages.filter(({to}) => to.includes(path)).flatMap(({words}) => words);
    const typed = rules.filter(({said}) => said.some(holds)).flatMap((rule) => rule.typed);
    return [...new Set([...ofPage, ...typed])].filter((phrase) => !holds(phrase)).join(', ');
  };
}
