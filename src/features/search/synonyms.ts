import {phrasesOf} from './tokens';

/** The content of src/data/search/synonyms.yaml. */
export interface Synonyms {
  /** Each word or phrase of a group finds the others. */
  same: readonly (readonly string[])[];
  /** What visitors type, and the words our texts use for it. */
  means: Readonly<Record<string, readonly string[]>>;
  /** Words for pages whose texts do not contain them, by path. */
  pages: readonly {to: readonly string[]; words: readonly string[]}[];
  /** Channels without a recipe, each with a query for the nearest one that has some. */
  uncovered: Readonly<Record<string, string>>;
}

/** Returns the extra words by which a text, and the page at `path`, can be found. */
export function synonymsIn({
  same,
  means,
  pages,
}: Omit<Synonyms, 'uncovered'>): (text: string, path?: string) => string {
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
