import {isStopWord, searchableWords} from '../../../features/search/words/normalise';
import type {SearchEntry, WordsFile} from '../../../features/search/types';

/** A word on more pages than this says little about any of them. */
const RARE = 8;

const said = ({title, keywords, description}: SearchEntry) => `${title} ${keywords} ${description}`;

/** Words that a page's text holds, and no title, keyword or description of any page; `texts` by entry. */
export function textWords(entries: readonly SearchEntry[], texts: readonly string[]): WordsFile {
  const known = new Set(searchableWords(entries.map(said).join(' ')));
  const words = texts.map((text) => {
    const own = new Set(searchableWords(text));
    return [...own].filter((word) => !known.has(word) && !isStopWord(word) && !/^\d+$/.test(word)).sort();
  });
  const pages = new Map<string, number>();
  words.flat().forEach((word) => pages.set(word, (pages.get(word) ?? 0) + 1));
  const isRare = (word: string) => (pages.get(word) ?? 0) <= RARE;
  return {
    rare: words.map((own) => own.filter(isRare).join(' ')),
    common: [...pages.keys()]
      .filter((word) => !isRare(word))
      .sort()
      .join(' '),
  };
}
