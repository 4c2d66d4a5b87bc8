import type {SearchEntry, SearchFacets} from './types';
import {wordsOf} from './words';

/** Best value of a query word among a text's words: whole word, beginning of a word, or nothing. */
function match(word: string, words: readonly string[], whole: number, beginning: number): number {
  if (words.includes(word)) {
    return whole;
  }
  return words.some((candidate) => candidate.startsWith(word)) ? beginning : 0;
}

/** How well a page's title, keywords and description answer all of the words; 0 where one of them is missing. */
function score({title, keywords, description}: SearchEntry, words: readonly string[]): number {
  const inTitle = wordsOf(title);
  const inKeywords = wordsOf(keywords);
  const inDescription = wordsOf(description);
  let total = 0;
  for (const word of words) {
    const best = Math.max(
      match(word, inTitle, 6, 4),
      match(word, inKeywords, 4, 2.5),
      match(word, inDescription, 1, 0.5),
    );
    if (best === 0) {
      return 0;
    }
    total += best;
  }
  const covered = inTitle.filter((word) => words.includes(word)).length / Math.max(inTitle.length, 1);
  return total / words.length + 3 * covered;
}

/** Whether a page passes the facets; pages that are no recipe pass only where none is set. */
function passes({channels, stage}: SearchEntry, facets: SearchFacets): boolean {
  return (
    (facets.channel === undefined || channels?.includes(facets.channel) === true) &&
    (facets.stage === undefined || stage === facets.stage)
  );
}

/** Paths of the pages whose title, keywords and description hold all of the words, best first. */
export function rankByTitle(
  entries: readonly SearchEntry[],
  words: readonly string[],
  facets: SearchFacets,
): string[] {
  return entries
    .filter((entry) => passes(entry, facets))
    .map((entry) => ({path: entry.path, score: score(entry, words)}))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length)
    .map(({path}) => path);
}

/** How fast a place further down loses weight in `fuse`. */
const SMOOTHING = 4;

/** Joins ranked lists into one (reciprocal rank fusion): what several lists place high comes first. */
export function fuse(lists: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>();
  for (const list of lists) {
    list.forEach((item, index) => scores.set(item, (scores.get(item) ?? 0) + 1 / (SMOOTHING + index)));
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([item]) => item);
}
