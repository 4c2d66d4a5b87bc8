import {KEEP_ASSETS} from '../../../config/hosting';
import {CATALOGUE_PATH, SKILLS_PATH} from '../../../config/paths';
import {PICTURE_RULE} from '../../../config/securityPolicy';
import {routeOf} from '../../lib/address';

/** All that a host must send: headers of every response; `base` as in `Site.baseUrl`. */
export interface HostHeaders {
  base: string;
  headers: Readonly<Record<string, string>>;
}

/** What the home page says of the site to programs: its texts, and its recipes as skills (RFC 8288). */
const homeLinks = (base: string): string =>
  [
    `<${base}llms.txt>; rel="describedby"; type="text/plain"`,
    `<${routeOf(base, SKILLS_PATH)}>; rel="service-meta"; type="application/json"`,
    `<${routeOf(base, CATALOGUE_PATH)}>; rel="alternate"; type="application/json"`,
  ].join(', ');

const lines = (parts: readonly string[]): string => `${parts.join('\n')}\n`;

/**
 * `_headers` as Netlify and Cloudflare Pages read it. Of two rules for a path Netlify takes the nearer one's value of a
 * header; Cloudflare joins both (`joins`), unless the nearer one drops the other first.
 */
export function toHeadersFile({base, headers}: HostHeaders, joins = true): string {
  const [name, value] = PICTURE_RULE;
  return lines([
    '/*',
    ...Object.entries(headers).map((header) => `  ${header.join(': ')}`),
    `${base}assets/*`,
    `  Cache-Control: ${KEEP_ASSETS}`,
    `${base}img/*`,
    ...(joins ? [`  ! ${name}`] : []),
    `  ${name}: ${value}`,
    base,
    `  Link: ${homeLinks(base)}`,
  ]);
}
