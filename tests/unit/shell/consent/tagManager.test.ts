import {createConsent, EVERYTHING} from '@site/src/shell/consent/record';
import {CONSENT_EVENT, readConsent, saveConsent} from '@site/src/shell/consent/store';
import {startTagManager} from '@site/src/shell/consent/tagManager';

const ID = 'GTM-TEST1';
let stop: () => void = () => undefined;

const scripts = () => [...document.querySelectorAll('script')].map(({src}) => src);
const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
const signals = (analytics: string, marketing: string) => ({
  analytics_storage: analytics,
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
});

beforeEach(() => {
  delete window.dataLayer;
});

afterEach(() => {
  stop();
  document.head.replaceChildren();
});

test('all but security is denied first, the script comes once, after a grant, and each change is passed on', () => {
  stop = startTagManager(ID);
  expect(commands()).toEqual([
    [
      'consent',
      'default',
      {
        ...signals('denied', 'denied'),
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        security_storage: 'granted',
      },
    ],
  ]);
  expect(scripts()).toEqual([]);
  saveConsent({analytics: true, marketing: false});
  saveConsent(EVERYTHING);
  saveConsent({analytics: false, marketing: true});
  expect(scripts()).toEqual([`https://www.googletagmanager.com/gtm.js?id=${ID}`]);
  expect(commands().filter(([name, kind]) => name === 'consent' && kind === 'update')).toEqual([
    ['consent', 'update', signals('granted', 'denied')],
    ['consent', 'update', signals('granted', 'granted')],
    ['consent', 'update', signals('denied', 'granted')],
  ]);
});

test('a choice saved before is applied at load', () => {
  window.localStorage.setItem('user-consent', JSON.stringify(createConsent(EVERYTHING, new Date())));
  stop = startTagManager(ID);
  expect(scripts()).toHaveLength(1);
});

test('every save fires consent-changed with the record', () => {
  const heard = jest.fn();
  window.addEventListener(CONSENT_EVENT, heard, {once: true});
  saveConsent({analytics: true, marketing: false});
  expect((heard.mock.calls[0] as [CustomEvent])[0].detail).toEqual(readConsent());
});
