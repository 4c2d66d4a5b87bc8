import type {CacheRule} from '../../../config/hosting';
import {CATALOGUE_PATH, SKILLS_PATH} from '../../../config/paths';
import {routeOf} from '../../lib/address';

/** All that a host must send: headers of every response, and those of some paths; `base` as in `Site.baseUrl`. */
export interface HostHeaders {
  base: string;
  headers: Readonly<Record<string, string>>;
  cacheRules: readonly CacheRule[];
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
export function toHeadersFile({base, headers, cacheRules}: HostHeaders): string {
  return lines([
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...cacheRules.flatMap((rule) => [`${base}${rule.path}`, `  Cache-Control: ${rule.cacheControl}`]),
    base,
    `  Link: ${homeLinks(base)}`,
  ]);
}

const quote = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * The nginx include: headers for every answer, errors too; the time to keep only for what was found (without `always`),
 * as it comes from the map in `nginx.conf`, and so do the links to a page's Markdown.
 */
export function toNginxHeaders({headers}: HostHeaders): string {
  return lines([
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    'add_header Cache-Control $site_cache_control;',
    'add_header Vary $site_vary;',
    'add_header Link $site_link;',
  ]);
}
