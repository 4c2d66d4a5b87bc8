import {cut} from '../../lib/cut';

/** Parameters of the contact page: what the visitor was looking at, and its path. */
export const [ABOUT, PAGE] = ['about', 'page'] as const;
const LONGEST = 120;
/** Path with query. Encoded within another address it doubles, which still fits. */
const LONGEST_PAGE = 3_000;

export interface Subject {
  /** Such as `Growth recipe: Five flows`; empty for a general enquiry. */
  about: string;
  /** Path and query of the page as the visitor left it, such as a plan; may be empty. */
  page: string;
}

/** With `page` where it holds what the visitor chose or typed. Long names are cut, long pages left out. */
export function contactPath(about: string, page = ''): string {
  const fitting = about.length > LONGEST ? `${cut(about, LONGEST - 1)}…` : about;
  const query = new URLSearchParams({[ABOUT]: fitting});
  if (page !== '' && page.length <= LONGEST_PAGE) {
    query.set(PAGE, page);
  }
  return `/contact?${query.toString()}`;
}

/** Also rejects characters that would make the path another address. */
const isOneOf = (pages: ReadonlySet<string>, page: string) =>
  page.length <= LONGEST_PAGE && pages.has(page.replace(/\?.*$/su, '')) && !/[\s\p{Cc}<>\\]/u.test(page);

/**
 * Untrusted: the query may be a stranger's and goes to the team with the enquiry. Anything that this site would not
 * write counts as empty, and only paths in `pages` are linked to.
 */
export function parseSubject(query: string, pages: ReadonlySet<string>): Subject {
  const params = new URLSearchParams(query);
  const about = params.get(ABOUT)?.trim() ?? '';
  const page = params.get(PAGE) ?? '';
  const isOurs = about !== '' && about.length <= LONGEST && !/[\p{Cc}<>]/u.test(about);
  return {about: isOurs ? about : '', page: isOurs && isOneOf(pages, page) ? page : ''};
}
