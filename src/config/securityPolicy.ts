import type {Site} from './site';

type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'style-src-elem'
  | 'style-src-attr'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'manifest-src'
  | 'frame-src'
  | 'form-action'
  | 'base-uri'
  | 'frame-ancestors';

type Sources = Partial<Record<Directive, readonly string[]>>;

/** Hashes of what stands inline in the built pages, as `sha256-...`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What every page may do; everything else is forbidden by `default-src`. */
const OWN: Sources = {
  'default-src': ["'none'"],
  // WebAssembly is how the search reads its index; it gives scripts no further right.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  // Lengths and positions that come from data are style attributes of our drawings. They cannot be hashed one by one
  // without hashing the data, and an attribute, unlike a style element, reaches no other element.
  'style-src-attr': ["'unsafe-inline'"],
  // Docusaurus turns images under 10 KB that a page imports into data addresses.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/**
 * The e-mail marketing provider: its script, what its forms show, and where they send an address. It publishes no list:
 * these are the hosts that sites with its forms are seen to ask (static, static-tracking and static-forms for script,
 * fonts and forms, a and fast.a for what is sent, a CDN of its own for pictures).
 */
const FORMS: Sources = {
  'script-src': ['https://static.klaviyo.com', 'https://static-tracking.klaviyo.com'],
  // Its forms bring style elements whose text we cannot know. A hash would switch 'unsafe-inline' off again, hence
  // the directive of its own.
  'style-src-elem': ["'self'", "'unsafe-inline'", 'https://*.klaviyo.com'],
  'img-src': ['https://*.klaviyo.com', 'https://d3k81ch9hvuctc.cloudfront.net'],
  'font-src': ['https://*.klaviyo.com'],
  'connect-src': ['https://*.klaviyo.com'],
  'form-action': ['https://*.klaviyo.com'],
};

/** The tag manager and the analytics it loads; further tags need their hosts added here. */
const TAG_MANAGER: Sources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The content security policy of a site: hosts of others only where the site is configured to use them. */
export function contentSecurityPolicy(site: Site, hashes: InlineHashes): string {
  const quoted = (list: readonly string[]) => list.map((hash) => `'${hash}'`);
  const parts: Sources[] = [
    OWN,
    {'script-src': quoted(hashes.scripts), 'style-src': quoted(hashes.styles)},
    ...(site.formsKey === '' ? [] : [FORMS]),
    ...(site.tagManagerId === '' ? [] : [TAG_MANAGER]),
  ];
  const names = new Set(parts.flatMap((part) => Object.keys(part) as Directive[]));
  return [...names]
    .map((name) => [name, ...new Set(parts.flatMap((part) => part[name] ?? []))].join(' '))
    .join('; ');
}

/**
 * The headers of every response.
 * No Trusted Types: structured data becomes the text of a script element when the route changes, and the bundler's
 * loader sets `script.src`; neither makes a trusted value, and a default policy that lets all pass protects
 * nobody. No preload of HSTS: that binds the owner's whole domain, so it is for the owner to say.
 */
export function securityHeaders(site: Site, hashes: InlineHashes): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site, hashes),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
