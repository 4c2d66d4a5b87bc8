import type {SiteFieldName} from './siteFields';

/** The site's settings as pages and plugins use them: src/config/site.yaml, overridden by environment variables. */
export interface Site extends Record<SiteFieldName, string> {
  /** Origin without a trailing slash, e.g. `https://www.example.com`. */
  url: string;
  /** Path the site is served under, with both slashes, e.g. `/` or `/growth/`. */
  baseUrl: string;
  /** Company key of the e-mail marketing provider; empty means no embed and no request. */
  formsKey: string;
  /** Where our own contact form is posted; empty means that it composes an e-mail. */
  formAction: string;
  /** Where our own newsletter form posts an address; empty means that there is none. */
  newsletterAction: string;
  /** Tag manager container id; empty means that no tag manager is loaded. */
  tagManagerId: string;
  /** Empty means that the site has no editor for writers. */
  editor: string;
  /** Lines divided by `|`. */
  address: string;
}

/** The lines of the owner's postal address. */
export const addressLines = ({address}: Pick<Site, 'address'>): string[] =>
  address.split('|').map((line) => line.trim());
