import type {Synonyms} from '../../data/search/schema';
import {phrasesOf} from './tokens';

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
