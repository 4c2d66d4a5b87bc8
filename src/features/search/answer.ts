import {highlight, isMarked, parseExcerpt} from './excerpt';
import {countFacets, passes} from './narrow';
import type {Fragment, SearchEntry, SearchFacets, SearchOutcome, SearchResult} from './types';

/** Excerpts read from the texts for one answer, as many as a screen shows; each is a request. */
const EXCERPTS_READ = 3;

/** What a search has found. */
export interface Found {
  entries: readonly SearchEntry[];
  /** Those of them that were found without the texts: they come first. */
  byTitle: ReadonlySet<string>;
  words: readonly string[];
}

interface AnswerOptions {
  facets: SearchFacets;
  /** Results at most. */
  limit: number;
  /** The place in a page's text that answers the words, as pagefind gives it; nothing where it is not known. */
  excerptOf: (path: string) => Promise<string> | undefined;
}

/** The results to show: matches marked, and an excerpt where neither title nor description say why the page is here. */
export async function toAnswer(
  {entries, byTitle, words}: Found,
  {facets, limit, excerptOf}: AnswerOptions,
): Promise<Pick<SearchOutcome, 'results' | 'total' | 'counts'>> {
  const kept = entries.filter((entry) => passes(entry, facets));
  const shownFirst = kept.some(({path}) => byTitle.has(path));
  let reads = 0;

  async function describe({path, description}: SearchEntry, told: boolean): Promise<Fragment[]> {
    const summary = highlight(description, words);
    if (told || isMarked(summary) || reads === EXCERPTS_READ) {
      return summary;
    }
    const asked = excerptOf(path);
    reads += asked === undefined ? 0 : 1;
    const excerpt = parseExcerpt((await asked) ?? '');
    return excerpt.length > 0 ? excerpt : summary;
  }
  async function toResult(entry: SearchEntry, index: number): Promise<SearchResult> {
    const {path, channels = [], stage} = entry;
    const title = highlight(entry.title, words);
    return {
      path,
      title,
      excerpt: await describe(entry, byTitle.has(path) || isMarked(title)),
      context: stage && [stage, ...channels].join(' · '),
      rank: index + 1,
      added: shownFirst && !byTitle.has(path),
    };
  }
  const results = await Promise.all(kept.slice(0, limit).map(toResult));
  return {results, total: kept.length, counts: countFacets(entries, facets)};
}
