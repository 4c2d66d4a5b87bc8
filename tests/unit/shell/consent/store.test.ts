/** @jest-environment-options {"url": "https://www.growth.test/contact"} */
import {EVERYTHING, grantedBy, NOTHING} from '@site/src/shell/consent/record';
import {saveConsent} from '@site/src/shell/consent/store';

const cookieNames = () => document.cookie.split('; ').map((pair) => pair.split('=')[0]);

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  for (const name of ['_ga', '_ga_AB12', '_dc_gtm_UA-1', '__kla_id', '_gac_UA-1', 'session']) {
    document.cookie = `${name}=1; path=/`;
  }
  window.localStorage.setItem('_gcl_ls', '{}');
});

test('a withdrawn category loses its cookies whatever else is configured, and no other cookie goes', () => {
  saveConsent(EVERYTHING);
  expect(cookieNames()).toHaveLength(6);
  saveConsent({analytics: false, marketing: true});
  expect(cookieNames()).toEqual(['__kla_id', '_gac_UA-1', 'session']);
  expect(window.localStorage.getItem('_gcl_ls')).toBe('{}');
});

test('a visitor who never agreed keeps no cookie of either category', () => {
  saveConsent(NOTHING);
  expect(cookieNames()).toEqual(['session']);
  expect(window.localStorage.getItem('_gcl_ls')).toBeNull();
});

test.each(['path=/; domain=growth.test', 'path=/contact'])('a cookie set for %s is deleted, too', (where) => {
  document.cookie = `_gid=1; ${where}`;
  expect(cookieNames()).toContain('_gid');
  saveConsent(NOTHING);
  expect(cookieNames()).toEqual(['session']);
});

test.each(['FPLC', 'AMP_TOKEN', '_gaexp', '_opt_expid', '__gads'])('%s is deleted, too', (name) => {
  document.cookie = `${name}=1; path=/`;
  saveConsent(NOTHING);
  expect(cookieNames()).toEqual(['session']);
});

test('a refusal holds on the next page, too, where the storage has no room for it', async () => {
  saveConsent(EVERYTHING);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveConsent(NOTHING);
  // Another page remembers nothing but what is stored.
  await jest.isolateModulesAsync(async () => {
    const {readConsent} = await import('@site/src/shell/consent/store');
    expect(grantedBy(readConsent())).toEqual(NOTHING);
  });
});
