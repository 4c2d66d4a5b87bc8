import {load} from 'cheerio/slim';
import type {Synonyms} from '../../../data/search/schema';
import {synonymsIn} from '../../../features/search/tokens';
import type {PageGroup} from '../../../config/sections';
import type {Facets, SearchEntry} from '../../../features/search/types';

/** What the search takes from a built page; its document's title is for one that needs another name. */
export type SearchPage = NonNullable<ReturnType<typeof readSearchPage>>;

/** What occurs on many pages and says nothing about any of them. */
const EXCLUDED =
  'nav, form, svg, noscript, button, .hash-link, [aria-labelledby="related"], [data-pagefind-ignore]';

/** Longest answer that is kept, in characters: more is not shown. */
const ANSWER = 180;

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text cut at a word, with an ellipsis where something is missing. */
const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))} …`;

/**
 * Reads a built page, once. Gives nothing for pages that are not to be found: those without `data-pagefind-body` and
 * those that ask not to be indexed.
 */
export function readSearchPage(path: string, html: string, facets?: Facets, group?: PageGroup) {
  const $ = load(html);
  const head = $('head');
  const body = $('[data-pagefind-body]');
  const meta = (name: string) => head.children(`meta[name="${name}"]`).attr('content') ?? '';
  if (meta('robots').includes('noindex') || body.length === 0) {
    return undefined;
  }
  const documentTitle = clean(head.children('title').text().split(' | ')[0] ?? '');
  // People look for a page by the name that leads to it; its headline is found as keywords are.
  const title = clean($('nav[aria-label="Breadcrumbs"] li').last().text()) || documentTitle;
  const headline = clean(body.find('h1').first().text());
  // What the entry says already need not be said, and sent, again.
  const said = new Set<string>([title, ...(facets === undefined ? [] : [...facets.channels, facets.stage])]);
  const keywords = [...meta('keywords').split(','), headline].map(clean).filter((word) => !said.has(word));
  const questions = body
    .find('[data-questions] details')
    .toArray()
    .map((element) => ({
      path: `${path}#${$('[id]', element).attr('id') ?? ''}`,
      title: clean($('summary', element).text()),
      description: cut(clean($('summary', element).nextAll().text()), ANSWER),
      keywords: '',
    }));
  // A position: its heading is the answer, its first line when that holds.
  const positions = body
    .find('[data-position]')
    .toArray()
    .map((element) => ({
      path: `${path}#${$(element).attr('id') ?? ''}`,
      title: clean($('h2', element).text()),
      description: cut(
        $('dl', element)
          .children()
          .first()
          .children()
          .toArray()
          .map((part) => clean($(part).text()))
          .join(': '),
        ANSWER,
      ),
      keywords: $(element).attr('data-position') ?? '',
    }));
  body.find(EXCLUDED).remove();
  // A space between elements that touch, such as badges, keeps their words apart.
  body
    .find('*')
    .filter((_, element) => element.next !== null && 'tagName' in element.next)
    .after(' ');
  // Bytes take half of a string's memory, and none of the limited heap.
  const content = Buffer.from(`<html lang="en"><body>${$.html(body)}</body></html>`);
  const entry: SearchEntry = {
    path,
    title,
    description: meta('description'),
    keywords: keywords.join(', '),
    ...(group && {group}),
    ...facets,
  };
  // Copies: a part of a text keeps the whole of it in memory.
  return {...structuredClone({entry, documentTitle, questions: [...questions, ...positions]}), content};
}

/** Gives pages that go by the same name (every advisor has a "Portfolio") the fuller titles of their documents. */
export function tellApart(pages: readonly SearchPage[]): SearchEntry[] {
  const count = (title: string) => pages.filter(({entry}) => entry.title === title).length;
  return pages.map(({entry, documentTitle}) =>
    count(entry.title) > 1 ? {...entry, title: documentTitle} : entry,
  );
}

/** The entries with the other words that visitors have for them. */
export function withSynonyms(entries: readonly SearchEntry[], synonyms: Synonyms): SearchEntry[] {
  const also = synonymsIn(synonyms);
  return entries.map((entry) => {
    const {path, title, keywords, description, channels = [], stage = ''} = entry;
    const named = [title, keywords, ...channels, stage].join(', ');
    return {...entry, also: also(named, path), alsoSaid: also(description)};
  });
}
