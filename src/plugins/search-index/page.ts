import {load} from 'cheerio';
import type {Channel, Stage} from '../../data/recipes/taxonomy';
import {LIST_PATH} from '../../features/recipes/paths';
import type {SearchEntry} from '../../features/search/types';

export interface Facets {
  channels: readonly Channel[];
  stage: Stage;
}

/** A search entry as one page's HTML gives it. */
export type PageDescription = Omit<SearchEntry, 'id'>;

/** A page's description, with the first part of its document's title, should it need another name. */
export interface NamedPage {
  page: PageDescription;
  documentTitle: string;
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * What the search knows of a built page without its full text. Gives nothing for pages that are not to be found:
 * those without `data-pagefind-body` and those that ask not to be indexed.
 */
export function describePage(
  path: string,
  html: string,
  recipes: ReadonlyMap<string, Facets>,
): NamedPage | undefined {
  const $ = load(html);
  const hidden = $('meta[name="robots"]').attr('content')?.includes('noindex') ?? false;
  if (hidden || $('[data-pagefind-body]').length === 0) {
    return undefined;
  }
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  const facets = path.startsWith(`${LIST_PATH}/`) ? recipes.get(path.slice(LIST_PATH.length + 1)) : undefined;
  const documentTitle = clean($('title').text().split(' | ')[0] ?? '');
  // People look for a page by the name that leads to it; its headline is found as keywords are.
  const title = clean($('nav[aria-label="Breadcrumbs"] li').last().text()) || documentTitle;
  const headline = clean($('h1').first().text());
  // What the entry says already need not be said, and sent, again.
  const said = new Set<string>([title, ...(facets === undefined ? [] : [...facets.channels, facets.stage])]);
  const keywords = [...meta('keywords').split(','), headline].map(clean).filter((word) => !said.has(word));
  const page = {
    path,
    title,
    description: meta('description'),
    keywords: keywords.join(', '),
    ...facets,
  };
  return {page, documentTitle};
}

/** Gives pages that go by the same name (every advisor has a "Portfolio") the fuller titles of their documents. */
export function tellApart(pages: readonly NamedPage[]): PageDescription[] {
  const count = (title: string) => pages.filter(({page}) => page.title === title).length;
  return pages.map(({page, documentTitle}) =>
    count(page.title) > 1 ? {...page, title: documentTitle} : page,
  );
}

/** The page's HTML with a space between elements that touch, such as badges, so that their words stay apart. */
export function forIndex(html: string): string {
  const $ = load(html);
  $('main *')
    .filter((_, element) => element.next !== null && 'tagName' in element.next)
    .after(' ');
  return $.html();
}
