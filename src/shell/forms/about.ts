import {cut} from '../../lib/cut';

/** Names of the address parameters that carry what a visitor was looking at, and where it can be seen again. */
const [ABOUT, PAGE] = ['about', 'page'];
const LONGEST = 120;
/** A page's path with its query; twice as long once it is part of another address, which still has room for it. */
const LONGEST_PAGE = 3_000;

/** What an enquiry is about. */
export interface Subject {
  /** Its name, such as `Growth recipe: Five flows`; empty where the enquiry is about nothing in particular. */
  about: string;
  /** Path and query that show it as the visitor left it, such as a plan; empty where its name says enough. */
  page: string;
}

/**
 * The contact page's path for a visitor who comes from something with a name, and with its `page` where that holds what
 * they chose or typed. A very long name is cut, a very long page is left out.
 */
export function contactPath(about: string, page = ''): string {
  const fitting = about.length > LONGEST ? `${cut(about, LONGEST - 1)}…` : about;
  const query = new URLSearchParams({[ABOUT]: fitting});
  if (page !== '' && page.length <= LONGEST_PAGE) {
    query.set(PAGE, page);
  }
  return `/contact?${query.toString()}`;
}

/** Whether a path with its query is one of these pages, written so that it cannot be read as any other address. */
const isOneOf = (pages: ReadonlySet<string>, page: string) =>
  page.length <= LONGEST_PAGE && pages.has(page.replace(/\?.*$/su, '')) && !/[\s\p{Cc}<>\\]/u.test(page);

/**
 * What an enquiry is about, from the contact page's query; empty texts where there is none, or not one that this site
 * writes. Only the paths in `pages` are linked to: the query may be written by a stranger, and goes to the team with the
 * enquiry.
 */
export function parseSubject(query: string, pages: ReadonlySet<string>): Subject {
  const params = new URLSearchParams(query);
  const about = params.get(ABOUT)?.trim() ?? '';
  const page = params.get(PAGE) ?? '';
  const isOurs = about !== '' && about.length <= LONGEST && !/[\p{Cc}<>]/u.test(about);
  return {about: isOurs ? about : '', page: isOurs && isOneOf(pages, page) ? page : ''};
}
