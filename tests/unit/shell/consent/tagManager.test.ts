import {COOKIES, deleteCookies} from '@site/src/shell/consent/cookies';
import {createConsent, EVERYTHING, NOTHING} from '@site/src/shell/consent/record';
import {CONSENT_EVENT, readConsent, saveConsent} from '@site/src/shell/consent/store';
import {startTagManager} from '@site/src/shell/consent/tagManager';

const ID = 'GTM-TEST1';
let stop: () => void = () => undefined;

const scripts = () => [...document.querySelectorAll('script')].map(({src}) => src);
const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));

beforeEach(() => {
  delete window.dataLayer;
});

afterEach(() => {
  stop();
  document.head.replaceChildren();
});

test('without an id nothing happens, whatever is granted', () => {
  saveConsent(EVERYTHING);
  stop = startTagManager('');
  expect(window.dataLayer).toBeUndefined();
  expect(scripts()).toEqual([]);
});

test('everything but security is denied before anything else, and no script is loaded', () => {
  stop = startTagManager(ID);
  expect(commands()).toEqual([
    [
      'consent',
      'default',
      {
        analytics_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        security_storage: 'granted',
      },
    ],
  ]);
  saveConsent(NOTHING);
  expect(scripts()).toEqual([]);
});

test('the script is loaded once, after the first grant, and each change is passed on', () => {
  stop = startTagManager(ID);
  saveConsent({analytics: true, marketing: false});
  expect(scripts()).toEqual([`https://www.googletagmanager.com/gtm.js?id=${ID}`]);
  saveConsent(EVERYTHING);
  expect(scripts()).toHaveLength(1);
  expect(commands().filter(([name, kind]) => name === 'consent' && kind === 'update')).toEqual([
    [
      'consent',
      'update',
      {
        analytics_storage: 'granted',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ],
    [
      'consent',
      'update',
      {
        analytics_storage: 'granted',
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
      },
    ],
  ]);
});

test('a choice saved before is applied at load', () => {
  window.localStorage.setItem('user-consent', JSON.stringify(createConsent(EVERYTHING, new Date())));
  stop = startTagManager(ID);
  expect(scripts()).toHaveLength(1);
});

test('a choice in another tab is followed at once', () => {
  stop = startTagManager(ID);
  window.localStorage.setItem('user-consent', JSON.stringify(createConsent(EVERYTHING, new Date())));
  window.dispatchEvent(new StorageEvent('storage', {key: 'user-consent'}));
  expect(scripts()).toHaveLength(1);
});

test('withdrawal denies again and deletes the category’s cookies, and no others', () => {
  document.cookie = '_ga=1; path=/';
  document.cookie = '_ga_ABC=1; path=/';
  document.cookie = '_fbp=1; path=/';
  document.cookie = 'session=1; path=/';
  saveConsent(EVERYTHING);
  stop = startTagManager(ID);
  saveConsent({analytics: false, marketing: true});
  expect(document.cookie.split('; ').sort()).toEqual(['_fbp=1', 'session=1']);
  expect(commands().at(-1)).toEqual([
    'consent',
    'update',
    {
      analytics_storage: 'denied',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    },
  ]);
  deleteCookies('marketing');
  expect(document.cookie).toBe('session=1');
});

test('every save fires consent-changed with the record', () => {
  const heard = jest.fn();
  window.addEventListener(CONSENT_EVENT, heard);
  saveConsent({analytics: true, marketing: false});
  window.removeEventListener(CONSENT_EVENT, heard);
  expect(heard).toHaveBeenCalledTimes(1);
  expect((heard.mock.calls[0] as [CustomEvent])[0].detail).toEqual(readConsent());
});

test('no cookie of one category is named by the other', () => {
  expect(COOKIES.analytics.filter((name) => COOKIES.marketing.includes(name))).toEqual([]);
});
