import type {Thing, WithContext} from 'schema-dts';
import type {Question} from '../../components/ui/Faq';
import {cardPath} from '../../config/cards';
import type {Site} from '../../config/site';
import type {Crumb} from '../breadcrumbs/crumbs';

export type StructuredData = WithContext<Thing>;

export const context = {'@context': 'https://schema.org'} as const;

/** The whole address of a path, with host and base URL. */
export function absolute(site: Site, path: string): string {
  const joined = `${site.baseUrl.replace(/\/$/, '')}${path}`;
  return `${site.url}${joined === '' ? '/' : joined}`;
}

/** The network, as other entities refer to it. */
export const network = (site: Site) =>
  ({'@type': 'Organization', name: site.name, url: absolute(site, '/')}) as const;

export interface Described {
  name: string;
  description: string;
  path: string;
}

/** Crumbs as schema.org has them, from Home to the page itself. */
export function breadcrumbList(site: Site, crumbs: readonly Crumb[]): StructuredData {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(site, path),
    })),
  };
}

/** Search engines want a time as well. */
const moment = (day: string) => `${day}T08:00:00+00:00`;

/** A page with no more specific type. */
export function webPage(
  site: Site,
  page: {title: string; description: string; path: string; modified?: string | undefined},
): StructuredData {
  return {
    ...context,
    '@type': 'WebPage',
    ...(page.modified !== undefined && {dateModified: moment(page.modified)}),
    name: page.title,
    description: page.description,
    // The screen for an unknown address has none.
    ...(page.path !== '' && {url: absolute(site, page.path)}),
    isPartOf: {'@type': 'WebSite', name: site.name, url: absolute(site, '/')},
  };
}

/** The review, unless the text was published later. */
export const lastChange = (published: string, reviewed = published): string =>
  reviewed > published ? reviewed : published;

interface Article extends Omit<Described, 'name'> {
  title: string;
  /** Days as `2025-03-11`. */
  published: string;
  modified?: string;
  /** The network by default. */
  author?: {name: string; path?: string | undefined} | undefined;
}

export function article(site: Site, page: Article): StructuredData {
  const {author, path} = page;
  return {
    ...context,
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    datePublished: moment(page.published),
    dateModified: moment(page.modified ?? page.published),
    author:
      author === undefined
        ? network(site)
        : {
            '@type': 'Person',
            name: author.name,
            ...(author.path !== undefined && {url: absolute(site, author.path)}),
          },
    publisher: network(site),
    image: absolute(site, cardPath(path)),
    mainEntityOfPage: absolute(site, path),
    url: absolute(site, path),
  };
}

export function faqPage(questions: readonly Question[]): StructuredData {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

/**
 * JSON for a script element. HTML that could end the element or start a comment is escaped as an entity, because the
 * HTML minifier would undo a JavaScript escape.
 */
export function toJson(data: StructuredData): string {
  return JSON.stringify(data)
    .replaceAll(/<(?=[/!a-z?])/gi, '&lt;')
    .replaceAll('\u00A0', ' ');
}
