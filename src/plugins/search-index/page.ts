import {load} from 'cheerio';
import type {Channel, Stage} from '../../data/recipes/taxonomy';
import {LIST_PATH} from '../../features/recipes/paths';
import type {SearchEntry} from '../../features/search/types';

export interface Facets {
  channels: readonly Channel[];
  stage: Stage;
}

/**
 * What the search knows of a built page without its full text. Gives nothing for pages that are not to be found:
 * those without `data-pagefind-body` and those that ask not to be indexed.
 */
export function describePage(
  path: string,
  html: string,
  recipes: ReadonlyMap<string, Facets>,
): SearchEntry | undefined {
  const $ = load(html);
  const hidden = $('meta[name="robots"]').attr('content')?.includes('noindex') ?? false;
  if (hidden || $('[data-pagefind-body]').length === 0) {
    return undefined;
  }
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  const facets = path.startsWith(`${LIST_PATH}/`) ? recipes.get(path.slice(LIST_PATH.length + 1)) : undefined;
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  // People look for a page by the name that leads to it; its headline is found as keywords are.
  const name = $('nav[aria-label="Breadcrumbs"] li').last().text() || $('title').text().split(' | ')[0];
  const headline = $('h1').first().text();
  return {
    path,
    title: clean(name ?? headline),
    description: meta('description'),
    keywords: clean(`${meta('keywords')}, ${headline}`),
    ...facets,
  };
}

/** The page's HTML with its facets marked for the index. */
export function forIndex(html: string, {channels = [], stage}: SearchEntry): string {
  const filters = [
    ...channels.map((name) => `channel:${name}`),
    ...(stage === undefined ? [] : [`stage:${stage}`]),
  ];
  return filters.length === 0
    ? html
    : html.replace(/data-pagefind-body(="")?/, `$& data-pagefind-filter="${filters.join(', ')}"`);
}
