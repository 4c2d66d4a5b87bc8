import {KEEP_ASSETS} from '../../../config/hosting';
import {CATALOGUE_PATH, SKILLS_PATH} from '../../../config/paths';
import {routeOf} from '../../lib/address';

/** All that a host must send: headers of every response; `base` as in `Site.baseUrl`. */
export interface HostHeaders {
  base: string;
  headers: Readonly<Record<string, string>>;
}

/** What the home page says of the site to programs: its texts, and its recipes as skills (RFC 8288). */
export const homeLinks = (base: string): string =>
  [
    `<${base}llms.txt>; rel="describedby"; type="text/plain"`,
    `<${routeOf(base, SKILLS_PATH)}>; rel="service-meta"; type="application/json"`,
    `<${routeOf(base, CATALOGUE_PATH)}>; rel="alternate"; type="application/json"`,
  ].join(', ');

const lines = (parts: readonly string[]): string => `${parts.join('\n')}\n`;

/** `_headers` as Netlify and Cloudflare Pages read it. */
export function toHeadersFile({base, headers}: HostHeaders): string {
  return lines([
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/*`,
    `  Cache-Control: ${KEEP_ASSETS}`,
    base,
    `  Link: ${homeLinks(base)}`,
  ]);
}
