import {keysOf} from '../lib/record';
import type {Site} from './site';

/** Hashes of the inline scripts and styles of the built pages, as `sha256-...`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What every page may do, in the order of the header; `default-src` forbids everything else. */
const OWN = {
  'default-src': ["'none'"],
  // The search reads its index with WebAssembly; this grants scripts nothing else.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  // The forms' alone.
  'style-src-elem': [],
  // Our drawings set lengths and positions that come from data as style attributes. These cannot be hashed without
  // hashing the data, and an attribute, unlike a style element, affects only its own element.
  'style-src-attr': ["'unsafe-inline'"],
  // Docusaurus turns images under 10 KB that a page imports into data addresses.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  // Without a form service, the contact form is an e-mail.
  'form-action': ["'self'", 'mailto:'],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

type Sources = Partial<Record<keyof typeof OWN, readonly string[]>>;

/**
 * The e-mail marketing provider: its script, its forms' fonts and pictures, and where they send an address. It publishes
 * no list; these are the hosts that sites with its forms contact (static, static-tracking and static-forms for scripts,
 * fonts and forms, a and fast.a for submissions, and its own CDN for pictures).
 */
const FORMS: Sources = {
  'script-src': ['https://static.klaviyo.com', 'https://static-tracking.klaviyo.com'],
  // Its forms add style elements whose text we cannot know. A hash beside it would disable 'unsafe-inline', hence the
  // separate directive.
  'style-src-elem': ["'self'", "'unsafe-inline'", 'https://*.klaviyo.com'],
  'img-src': ['https://*.klaviyo.com', 'https://d3k81ch9hvuctc.cloudfront.net'],
  'font-src': ['https://*.klaviyo.com'],
  'connect-src': ['https://*.klaviyo.com'],
  'form-action': ['https://*.klaviyo.com'],
};

/** The tag manager and the analytics it loads. Further tags need their hosts added here. */
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

/** The hosts of the owner's form services, where they are not this site itself. */
function formServices({formAction, newsletterAction}: Site): Sources {
  const hosts = [formAction, newsletterAction]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return {'connect-src': hosts, 'form-action': hosts};
}

/** The content security policy of a site: third-party hosts only where the site is configured to use them. */
export function contentSecurityPolicy(site: Site, hashes: InlineHashes): string {
  const quoted = (list: readonly string[]) => list.map((hash) => `'${hash}'`);
  const parts: Sources[] = [
    OWN,
    {'script-src': quoted(hashes.scripts), 'style-src': quoted(hashes.styles)},
    formServices(site),
    ...(site.formsKey === '' ? [] : [FORMS]),
    ...(site.tagManagerId === '' ? [] : [TAG_MANAGER]),
  ];
  return keysOf(OWN)
    .map((name) => [name, ...new Set(parts.flatMap((part) => part[name] ?? []))])
    .filter(({length}) => length > 1)
    .map((words) => words.join(' '))
    .join('; ');
}

/**
 * The headers of every response.
 * No Trusted Types: structured data becomes the text of a script element when the route changes, and the bundler's
 * loader sets `script.src`. Neither creates trusted values, and a default policy that accepts everything protects
 * from nothing. No HSTS preload: it binds the owner's whole domain, which is the owner's decision.
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
