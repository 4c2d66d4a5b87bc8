import {keysOf} from '../lib/record';
import type {Site} from './site';

/** Hashes of the inline scripts and styles, as `sha256-...`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** In the order of the header; `default-src` forbids everything else. */
const OWN = {
  'default-src': ["'none'"],
  // For the search's WebAssembly; allows scripts nothing else.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  // Only the forms have any.
  'style-src-elem': [],
  // Drawings set lengths and positions from data as style attributes, whose hashes would depend on the data. Unlike a
  // style element, an attribute affects only its own element.
  'style-src-attr': ["'unsafe-inline'"],
  // Docusaurus inlines imported images under 10 KB as data addresses.
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
 * The e-mail marketing provider publishes no list: these are the hosts that sites with its forms contact (static,
 * static-tracking and static-forms for scripts, fonts and forms, a and fast.a for submissions, its own CDN for
 * pictures).
 */
const FORMS: Sources = {
  'script-src': ['https://static.klaviyo.com', 'https://static-tracking.klaviyo.com'],
  // The forms add style elements of unknown text. Not in 'style-src', where hashes would disable 'unsafe-inline'.
  'style-src-elem': ["'self'", "'unsafe-inline'", 'https://*.klaviyo.com'],
  'img-src': ['https://*.klaviyo.com', 'https://d3k81ch9hvuctc.cloudfront.net'],
  'font-src': ['https://*.klaviyo.com'],
  'connect-src': ['https://*.klaviyo.com'],
  'form-action': ['https://*.klaviyo.com'],
};

/** With the analytics it loads; further tags need their hosts here. */
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

/** Of the owner's form services, unless they are this site itself. */
function formServices({formAction, newsletterAction}: Site): Sources {
  const hosts = [formAction, newsletterAction]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return {'connect-src': hosts, 'form-action': hosts};
}

/** Third-party hosts only where the site is configured to use them. */
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

/** What pictures have instead: shares, feed readers and bookmarks show them on pages of others. */
export const PICTURE_RULE = ['Cross-Origin-Resource-Policy', 'cross-origin'] as const;

/**
 * Sent with every response. No Trusted Types: React sets the text of structured data and the bundler `script.src` from
 * untrusted strings, and a default policy that accepts everything protects nothing. No HSTS preload: it binds the
 * owner's whole domain, which is for the owner to decide.
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
