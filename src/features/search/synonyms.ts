import {searchTokens} from './tokens';

/** What src/data/search/synonyms.yaml holds. */
export interface Synonyms {
  /** Groups of words and phrases, each of which finds the others. */
  same: readonly (readonly string[])[];
  /** What visitors type, and what our texts say for it. */
  means: Readonly<Record<string, readonly string[]>>;
  /** What visitors type for pages that do not say so, by their paths. */
  pages: readonly {to: readonly string[]; words: readonly string[]}[];
  /** Channels that no recipe is for, each with a search for the nearest one that has some. */
  uncovered: Readonly<Record<string, string>>;
}

/** Prepares what else a text is found by: what visitors type for the words that it holds, and for the page it is of. */
export function synonymsIn({
  same,
  means,
  pages,
}: Omit<Synonyms, 'uncovered'>): (text: string, path?: string) => string {
  const inARow = (text: string) => ` ${searchTokens(text).join(' ')} `;
  const rules = [
    ...same.map((group) => ({typed: group, said: group.map(inARow)})),
    ...Object.entries(means).map(([typed, said]) => ({typed: [typed], said: said.map(inARow)})),
  ];
  return (text, path = '') => {
    const row = inARow(text);
    const ofPage = pages.filter(({to}) => to.includes(path)).flatMap(({words}) => words);
    const typed = rules
      .filter(({said}) => said.some((phrase) => row.includes(phrase)))
      .flatMap((rule) => rule.typed);
    return [...new Set([...ofPage, ...typed])].filter((phrase) => !row.includes(inARow(phrase))).join(', ');
  };
}
