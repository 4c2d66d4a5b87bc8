import {cut} from '../url-state/cut';

/** Name of the address parameter that carries what a visitor was looking at. */
const PARAMETER = 'about';
const LONGEST = 120;

/**
 * The contact page's path for a visitor who comes from something with a name, such as `Growth recipe: Five flows`; a very
 * long one is cut.
 */
export function contactPath(about: string): string {
  const fitting = about.length > LONGEST ? `${cut(about, LONGEST - 1)}…` : about;
  return `/contact?${new URLSearchParams({[PARAMETER]: fitting}).toString()}`;
}

/** What a visitor was looking at, from the contact page's query; an empty text where there is none, or none of ours. */
export function parseAbout(query: string): string {
  const about = new URLSearchParams(query).get(PARAMETER)?.trim() ?? '';
  return about.length <= LONGEST && !/[\p{Cc}<>]/u.test(about) ? about : '';
}
