import {countBy, filterBy} from '../../shell/facets/facet';
import {FACETS, type SearchFacets} from './facets';
import type {Found} from './siteSearch';
import type {TextHit} from './texts';
import type {Fragment, SearchEntry, SearchOutcome, SearchResult} from './types';
import {indexTokens} from './tokens';

/** Two letters begin too many words ("ad" of advisor), so they match whole; one, as the e of e-mail, matches nothing. */
const answers = (found: string, wanted: string): boolean =>
  wanted.length > 2 ? found.startsWith(wanted) : wanted.length === 2 && found === wanted;

/** Turns pagefind's excerpt (escaped, with `<mark>`) into plain pieces, so that no HTML reaches the page. */
export const parseExcerpt = (html: string): Fragment[] =>
  Array.from(new DOMParser().parseFromString(html, 'text/html').body.childNodes, (node) => ({
    text: node.textContent ?? '',
    marked: node.nodeName === 'MARK',
  }));

/** A text in fragments; those that match a word of the query are marked. */
export function highlight(text: string, words: readonly string[]): Fragment[] {
  return text
    .split(/([\p{L}\p{N}]+(?:['’./&‐-][\p{L}\p{N}]+)*)/u)
    .filter((part) => part !== '')
    .map((part) => {
      const found = indexTokens(part);
      return {
        text: part,
        marked: words.some((wanted) => found.some((word) => answers(word, wanted))),
      };
    });
}

const isMarked = (fragments: readonly Fragment[]): boolean => fragments.some(({marked}) => marked);

interface AnswerOptions {
  facets: SearchFacets;
  limit: number;
  hits?: readonly TextHit[];
  entryOf: (path: string) => SearchEntry | undefined;
}

/** The results to show, with their matches marked, and an excerpt where neither title nor description explains the match. */
export function toAnswer(
  {entries, words}: Found,
  {facets, limit, hits = [], entryOf}: AnswerOptions,
): Omit<SearchOutcome, 'complete' | 'textsFailed'> {
  const excerpts = new Map(hits.map(({path, excerpt}) => [path, excerpt]));
  const byTitle = new Set(entries);
  const found = [...new Set([...byTitle, ...hits.flatMap(({path}) => entryOf(path) ?? [])])];
  const kept = filterBy(FACETS, facets, found);
  const shownFirst = kept.some((entry) => byTitle.has(entry));

  const results = kept.slice(0, limit).map((entry): SearchResult => {
    const {path, group, channels = [], stage, number, stamp} = entry;
    const title = highlight(entry.title, words);
    const summary = highlight(entry.description, words);
    const excerpt = parseExcerpt(excerpts.get(path) ?? '');
    const needsExcerpt = excerpt.length > 0 && !isMarked(title) && !isMarked(summary);
    return {
      path,
      group,
      title,
      excerpt: needsExcerpt ? excerpt : summary,
      context: stage && [stage, ...channels].join(' · '),
      card: channels[0] && number ? {channel: channels[0], number, stamp} : undefined,
      added: shownFirst && !byTitle.has(entry),
    };
  });
  return {results, total: kept.length, counts: countBy(FACETS, facets, found)};
}
