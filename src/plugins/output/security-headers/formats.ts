import type {CacheRule} from '../../../config/hosting';

/** All that a host must send: headers of every response, and those of some paths; `base` as in `Site.baseUrl`. */
export interface HostHeaders {
  base: string;
  headers: Readonly<Record<string, string>>;
  cacheRules: readonly CacheRule[];
}

const lines = (parts: readonly string[]): string => `${parts.join('\n')}\n`;

/** `_headers` as Netlify and Cloudflare Pages read it. */
export function toHeadersFile({base, headers, cacheRules}: HostHeaders): string {
  return lines([
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...cacheRules.flatMap((rule) => [`${base}${rule.path}`, `  Cache-Control: ${rule.cacheControl}`]),
  ]);
}

const quote = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * The nginx include: headers for every answer, errors too; the time to keep only for what was found (without `always`),
 * as it comes from the map in `nginx.conf`.
 */
export function toNginxHeaders({headers}: HostHeaders): string {
  return lines([
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    'add_header Cache-Control $site_cache_control;',
  ]);
}
