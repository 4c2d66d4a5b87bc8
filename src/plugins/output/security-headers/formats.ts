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

/** Settings of a CloudFront response headers policy. */
interface ResponseHeadersPolicy {
  Name: string;
  CustomHeadersConfig: {Quantity: number; Items: {Header: string; Value: string; Override: boolean}[]};
  SecurityHeadersConfig: Record<string, Record<string, string | number | boolean>>;
}

const camel = (name: string): string => name.replaceAll('-', '');

function policy(name: string, headers: Readonly<Record<string, string>>): ResponseHeadersPolicy {
  const {'Strict-Transport-Security': hsts = '', 'X-Frame-Options': frame = '', ...rest} = headers;
  const named = ['Content-Security-Policy', 'Referrer-Policy'];
  const own = [...named, 'X-Content-Type-Options'];
  const items = Object.entries(rest)
    .filter(([header]) => !own.includes(header))
    .map(([Header, Value]) => ({Header, Value, Override: true}));
  return {
    Name: name,
    SecurityHeadersConfig: {
      ...Object.fromEntries(
        named.map((header) => [camel(header), {Override: true, [camel(header)]: rest[header] ?? ''}]),
      ),
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts)?.[1]),
        IncludeSubdomains: hsts.includes('includeSubDomains'),
        Preload: hsts.includes('preload'),
      },
      ContentTypeOptions: {Override: true},
      FrameOptions: {Override: true, FrameOption: frame},
    },
    CustomHeadersConfig: {Quantity: items.length, Items: items},
  };
}

/** Response headers policies for CloudFront, each with the path pattern of the cache behaviour it belongs to. */
export function toCloudFront({base, headers, cacheRules}: HostHeaders): string {
  const policies = [
    {PathPattern: '*', ResponseHeadersPolicyConfig: policy('site', headers)},
    ...cacheRules.map((rule, index) => ({
      PathPattern: `${base}${rule.path}`,
      ResponseHeadersPolicyConfig: policy(`site-cache-${index + 1}`, {
        ...headers,
        'Cache-Control': rule.cacheControl,
      }),
    })),
  ];
  return `${JSON.stringify(policies, null, 2)}\n`;
}
