import {BROAD, MINIMUM_FOR_BONUS, MODIFIERS, type Expectation} from './modifiers';

export type Headers = Readonly<Record<string, string>>;

/** The directives of a policy and their sources. */
export function parsePolicy(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().toLowerCase().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

const isBroad = (source: string) => (BROAD as readonly string[]).includes(source);
const isBroadOrInline = (source: string) =>
  isBroad(source) || source === "'unsafe-inline'" || source === 'data:';
const isInsecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
const isHash = (source: string) => /^'(sha256|sha384|sha512|nonce)-/.test(source);
const PASSIVE = ['img-src', 'media-src'];

/** src/analyzer/tests/csp.js, for a policy without 'strict-dynamic'. */
function contentSecurityPolicy(headers: Headers): Expectation {
  const csp = parsePolicy(headers['Content-Security-Policy'] ?? '');
  const fallback = csp.get('default-src') ?? ['*'];
  const effective = (name: string) => {
    const sources = csp.get(name) ?? fallback;
    return sources.some(isHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const [scripts, styles, objects] = [
    effective('script-src'),
    effective('style-src'),
    effective('object-src'),
  ];
  const active = [...csp].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, sources]) => sources);
  const passive = PASSIVE.flatMap((name) => csp.get(name) ?? fallback);
  if (headers['Content-Security-Policy'] === undefined) {
    return 'csp-not-implemented';
  }
  if (scripts.some(isBroadOrInline) || objects.some(isBroad)) {
    return 'csp-implemented-with-unsafe-inline';
  }
  if (active.some(isInsecure)) {
    return 'csp-implemented-with-insecure-scheme';
  }
  if ([...scripts, ...styles].includes("'unsafe-eval'")) {
    return 'csp-implemented-with-unsafe-eval';
  }
  if (passive.some(isInsecure)) {
    return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  }
  if (styles.some(isBroadOrInline)) {
    return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  }
  return fallback.join() === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}

function framing(headers: Headers): Expectation {
  const ancestors = parsePolicy(headers['Content-Security-Policy'] ?? '').get('frame-ancestors') ?? ['*'];
  if (!ancestors.some(isBroad)) {
    return 'x-frame-options-implemented-via-csp';
  }
  return /^(deny|sameorigin)$/i.test(headers['X-Frame-Options'] ?? '')
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-not-implemented';
}

function referrer(headers: Headers): Expectation {
  const policy = headers['Referrer-Policy'];
  if (policy === undefined) {
    return 'referrer-policy-not-implemented';
  }
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy);
  return isPrivate ? 'referrer-policy-private' : 'referrer-policy-unsafe';
}

function transport(headers: Headers): Expectation {
  const header = headers['Strict-Transport-Security'];
  if (header === undefined) {
    return 'hsts-not-implemented';
  }
  const age = /max-age=(\d+)/.exec(header)?.[1];
  if (age === undefined) {
    return 'hsts-header-invalid';
  }
  return Number(age) >= 15_768_000
    ? 'hsts-implemented-max-age-at-least-six-months'
    : 'hsts-implemented-max-age-less-than-six-months';
}

function sniffing(headers: Headers): Expectation {
  const value = headers['X-Content-Type-Options'];
  if (value === undefined) {
    return 'x-content-type-options-not-implemented';
  }
  return value === 'nosniff' ? 'x-content-type-options-nosniff' : 'x-content-type-options-header-invalid';
}

function resources(headers: Headers): Expectation {
  const value = headers['Cross-Origin-Resource-Policy'];
  if (value === undefined) {
    return 'cross-origin-resource-policy-not-implemented';
  }
  return value === 'same-origin' || value === 'same-site' || value === 'cross-origin'
    ? `cross-origin-resource-policy-implemented-with-${value}`
    : 'cross-origin-resource-policy-header-invalid';
}

/** Results of every test the headers decide; cookies and scripts of other hosts: the site has neither by default. */
export function results(headers: Headers): Expectation[] {
  return [
    contentSecurityPolicy(headers),
    'cookies-not-found',
    headers['Access-Control-Allow-Origin'] === undefined
      ? 'cross-origin-resource-sharing-not-implemented'
      : 'cross-origin-resource-sharing-implemented-with-public-access',
    referrer(headers),
    transport(headers),
    'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
    sniffing(headers),
    framing(headers),
    resources(headers),
  ];
}

/** The score: 100, less the penalties; bonuses only when that is 90 or more; never below 0. */
export function score(headers: Headers): number {
  const modifiers = results(headers).map((result) => MODIFIERS[result]);
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  const penalised = 100 + sum(modifiers.filter((each) => each < 0));
  const bonus = penalised >= MINIMUM_FOR_BONUS ? sum(modifiers.filter((each) => each > 0)) : 0;
  return Math.max(0, penalised + bonus);
}
