import {securityHeaders} from '@site/src/config/securityPolicy';
import {readSite} from '@site/src/config/site';
import {MODIFIERS} from './observatory/modifiers';
import {results, score} from './observatory/score';

const hashes = {scripts: ['sha256-a='], styles: ['sha256-b=']};
const headers = securityHeaders(readSite({}), hashes);

test('the headers score 130 by the rules of the HTTP Observatory: all but preloading and SRI', () => {
  expect(score(headers)).toBe(130);
  expect(results(headers).filter((result) => MODIFIERS[result] < 0)).toEqual([]);
});

test('the headers score at least 115 with the forms and the tag manager, too', () => {
  const site = readSite({SITE_FORMS_KEY: 'K', SITE_TAG_MANAGER_ID: 'GTM-A'});
  // Two scripts of others without SRI, which neither provider offers.
  const lost = MODIFIERS['sri-not-implemented-but-external-scripts-loaded-securely'];
  expect(score(securityHeaders(site, hashes)) + lost).toBeGreaterThanOrEqual(115);
});

test('the rules take points away where they should', () => {
  const withPolicy = (policy: string) => score({...headers, 'Content-Security-Policy': policy});
  expect(score({})).toBe(30);
  expect(withPolicy("default-src 'self'")).toBe(120);
  expect(withPolicy("default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'")).toBe(80);
  expect(withPolicy("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")).toBe(120);
  expect(score({...headers, 'Strict-Transport-Security': 'max-age=60'})).toBe(120);
  expect(score({...headers, 'Referrer-Policy': 'unsafe-url'})).toBe(120);
});
