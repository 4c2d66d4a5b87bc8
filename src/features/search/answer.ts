import {countBy, filterBy} from '../../shell/facets/facet';
import {FACETS, type SearchFacets} from './facets';
import {highlight, isMarked, parseExcerpt} from './excerpt';
import type {Found} from './siteSearch';
import type {TextHit} from './texts';
import type {SearchEntry, SearchOutcome, SearchResult} from './types';

interface AnswerOptions {
  facets: SearchFacets;
  limit: number;
  hits?: readonly TextHit[];
  entryOf: (path: string) => SearchEntry | undefined;
}

/** Marks matches; shows an excerpt where neither title nor description explains the match. */
export function toAnswer(
  {entries, words, uncovered}: Found,
  {facets, limit, hits = [], entryOf}: AnswerOptions,
): Omit<SearchOutcome, 'complete' | 'textsFailed'> {
  const excerpts = new Map(hits.map(({path, excerpt}) => [path, excerpt]));
  const byTitle = new Set(entries);
  const found = [...new Set([...byTitle, ...hits.flatMap(({path}) => entryOf(path) ?? [])])];
  const kept = filterBy(FACETS, facets, found);
  const shownFirst = kept.some((entry) => byTitle.has(entry));

  const results = kept.slice(0, limit).map((entry): SearchResult => {
    const {path, channels = [], stage} = entry;
    const title = highlight(entry.title, words);
    const summary = highlight(entry.description, words);
    const excerpt = parseExcerpt(excerpts.get(path) ?? '');
    const isTold = isMarked(title) || isMarked(summary) || excerpt.length === 0;
    return {
      path,
      title,
      excerpt: isTold ? summary : excerpt,
      context: stage && [stage, ...channels].join(' · '),
      added: shownFirst && !byTitle.has(entry),
    };
  });
  return {results, total: kept.length, counts: countBy(FACETS, facets, found), uncovered};
}
