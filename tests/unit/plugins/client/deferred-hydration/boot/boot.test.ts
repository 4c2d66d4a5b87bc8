import '@testing-library/jest-dom';
import {fireEvent, screen} from '@testing-library/react';
import {HYDRATE_META, SCRIPTS_META} from '@site/src/config/hydration';
import {CONSENT_DELAY_MS, CONSENT_TITLE_ID} from '@site/src/shell/consent/dialogControl';
import {CONSENT_KEY, createConsent, EVERYTHING} from '@site/src/shell/consent/record';
import {boot} from '@site/src/plugins/client/deferred-hydration/boot';
import {IDLE_BY_MS, RETRY_AFTER_MS} from '@site/src/plugins/client/deferred-hydration/boot/scripts';

const URLS = ['/assets/js/runtime.js', '/assets/js/main.js'];
const scripts = () => [...document.head.querySelectorAll('script')];
const asked = () => scripts().map((script) => script.getAttribute('src'));
const button = () => screen.getByRole('button', {name: 'Go'});
const dialog = () => screen.getByRole('dialog', {hidden: true});

function start({hydrates = false, counts = false} = {}): void {
  Object.assign(window, {COUNTS: counts});
  document.head.innerHTML =
    `<meta name="${SCRIPTS_META}" content="${URLS.join(' ')}">` +
    (hydrates ? `<meta name="${HYDRATE_META}">` : '');
  document.body.innerHTML = `<button>Go</button><div role="dialog" hidden><h2 id="${CONSENT_TITLE_ID}" tabindex="-1">Cookies</h2></div>`;
  document.documentElement.dataset.hasHydrated = 'false';
  boot();
}

/** Has React take over; its signal is heard in a microtask. */
async function goLive(): Promise<void> {
  document.documentElement.dataset.hasHydrated = 'true';
  await Promise.resolve();
  jest.runAllTimers();
}

/** A script that has come; jsdom is never idle. */
const fetched = jest.fn(() => Promise.resolve({blob: () => Promise.resolve('')}));
const whenIdle = jest.fn<undefined, [() => void, unknown]>();

/** jsdom does not say how its page was come to. */
const comeBy = (type: NavigationTimingType) => Object.assign(performance, {getEntriesByType: () => [{type}]});

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {fetch: fetched, requestIdleCallback: whenIdle});
  comeBy('navigate');
  delete document.documentElement.dataset.whole;
});

afterEach(async () => {
  await goLive();
  jest.useRealTimers();
  jest.clearAllMocks();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(navigator, 'connection');
});

/** The parts that wait, and whether all that may still come is laid out at once. */
const left = () => [
  document.querySelectorAll('.whenNear').length,
  document.documentElement.dataset.whole !== undefined,
];

/** The next frame, and the idle moment that is asked for in it. */
const idleMoment = () => {
  whenIdle.mockClear();
  jest.advanceTimersToNextFrame();
  whenIdle.mock.calls[0]?.[0]();
};

test('what was left for later is laid out once the page has loaded, a part an idle moment', () => {
  start();
  document.body.insertAdjacentHTML('beforeend', '<p class="whenNear"></p>'.repeat(3));
  jest.advanceTimersByTime(CONSENT_DELAY_MS);
  expect(left()).toEqual([3, false]);
  fireEvent.load(window);
  jest.advanceTimersByTime(CONSENT_DELAY_MS);
  expect(left()).toEqual([2, false]);
  idleMoment();
  expect(left()).toEqual([1, false]);
  idleMoment();
  expect(left()).toEqual([0, false]);
  idleMoment();
  expect(left()).toEqual([0, true]);
});

test('what is left is laid out at once when the address goes to a place in it', () => {
  start();
  document.body.insertAdjacentHTML('beforeend', '<p class="whenNear"></p>'.repeat(3));
  fireEvent.load(window);
  jest.advanceTimersByTime(CONSENT_DELAY_MS);
  fireEvent(window, new HashChangeEvent('hashchange'));
  idleMoment();
  expect(left()).toEqual([2, true]);
});

test.each([
  ['navigate', undefined],
  ['reload', ''],
  ['back_forward', ''],
] as const)('a page come to by "%s" is laid out as a whole: %s', (type, whole) => {
  comeBy(type);
  start();
  expect(document.documentElement.dataset.whole).toBe(whole);
});

test('a page opened at a place in it is laid out as a whole', () => {
  comeBy('navigate');
  window.history.replaceState(null, '', '#terms');
  start();
  expect(document.documentElement.dataset.whole).toBe('');
});

test.each(['pointerDown', 'keyDown', 'click', 'input'] as const)(
  'the first %s runs the scripts, once',
  (type) => {
    start();
    expect(asked()).toEqual([]);
    fireEvent[type](button());
    fireEvent.keyDown(button());
    expect(asked()).toEqual(URLS);
  },
);

/** Loads the page over a connection, lets a second go by, and what is fetched come. */
async function rest(connection?: {saveData: boolean; effectiveType: string}): Promise<void> {
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(CONSENT_DELAY_MS);
}

test('a second after it has loaded, a page fetches its scripts at low priority, and runs them when the browser is idle', async () => {
  start();
  await rest();
  expect(fetched.mock.calls).toEqual(URLS.map((url) => [url, {priority: 'low'}]));
  expect(asked()).toEqual([]);
  // A browser that is never idle runs them all the same.
  expect(whenIdle).toHaveBeenCalledWith(expect.any(Function), {timeout: IDLE_BY_MS});
  whenIdle.mock.calls[0]?.[0]();
  expect(asked()).toEqual(URLS);
});

test('what cannot be fetched ahead is asked for all the same', async () => {
  fetched.mockRejectedValueOnce(new Error('offline'));
  start();
  await rest();
  expect(whenIdle).toHaveBeenCalledTimes(1);
});

test.each([
  ['data is to be saved', {saveData: true, effectiveType: '4g'}],
  ['the connection is slow', {saveData: false, effectiveType: '2g'}],
  ['the connection is very slow', {saveData: false, effectiveType: 'slow-2g'}],
])('nothing is fetched or run ahead where %s', async (_where, connection) => {
  start();
  await rest(connection);
  expect(fetched).not.toHaveBeenCalled();
  expect(whenIdle).not.toHaveBeenCalled();
});

test.each<[string, () => void, boolean, string[]]>([
  ['nothing more is to be shown', () => undefined, false, []],
  ['the HTML is not what the page is for', () => undefined, true, URLS],
  ['the address has a query', () => window.history.replaceState(null, '', '/?impact=high'), false, URLS],
  ['the browser keeps something', () => localStorage.setItem('plan', 'a'), false, URLS],
  ['it keeps no more than a choice about cookies', () => localStorage.setItem(CONSENT_KEY, '{}'), false, []],
  [
    'storage is blocked',
    () =>
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new Error('blocked');
      }),
    false,
    [],
  ],
])(
  'as soon as it has loaded, where %s, a page runs its scripts or none',
  (_where, prepare, hydrates, urls) => {
    prepare();
    start({hydrates});
    window.dispatchEvent(new Event('load'));
    jest.restoreAllMocks();
    expect(asked()).toEqual(urls);
  },
);

test('a choice already made is applied at load where visits are counted', async () => {
  localStorage.setItem(CONSENT_KEY, JSON.stringify(createConsent(EVERYTHING, new Date())));
  start();
  window.dispatchEvent(new Event('load'));
  expect(asked()).toEqual([]);
  await goLive();
  start({counts: true});
  window.dispatchEvent(new Event('load'));
  expect(asked()).toEqual(URLS);
});

test('waits for the whole page', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  start();
  fireEvent.pointerDown(document.body);
  expect(asked()).toEqual([]);
  state.mockRestore();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked()).toEqual(URLS);
});

test('a script that fails is asked for twice more, then the click is let go; the next one tries again', async () => {
  start();
  const onClick = jest.fn();
  button().addEventListener('click', onClick);
  fireEvent.click(button());
  for (const delay of RETRY_AFTER_MS) {
    scripts().at(-1)?.dispatchEvent(new Event('error'));
    expect(asked()).toEqual([URLS[0]]);
    jest.advanceTimersByTime(delay);
    expect(asked()).toEqual(URLS);
    expect(button()).toHaveAttribute('aria-busy', 'true');
  }
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  expect(button()).not.toHaveAttribute('aria-busy');
  fireEvent.click(button());
  expect(asked()).toEqual(URLS);
  await goLive();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('once live, everything is left to the page', async () => {
  start();
  await goLive();
  const onClick = jest.fn();
  button().addEventListener('click', onClick);
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(asked()).toEqual([]);
});

describe('the consent dialog', () => {
  const wait = (ms: number) => {
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(ms);
  };

  test('is shown after a second, has the focus, and needs no script for it', () => {
    jest.advanceTimersByTime(5_000);
    start();
    wait(CONSENT_DELAY_MS - 1);
    expect(dialog()).not.toBeVisible();
    jest.advanceTimersByTime(1);
    expect(dialog()).toBeVisible();
    expect(document.getElementById(CONSENT_TITLE_ID)).toHaveFocus();
    expect(asked()).toEqual([]);
  });

  test('is shown to a visitor who is typing, and leaves the focus where it is until five seconds after the last key', () => {
    start();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    wait(CONSENT_DELAY_MS);
    expect(dialog()).toBeVisible();
    field.dispatchEvent(new KeyboardEvent('keydown', {key: 'a', bubbles: true}));
    jest.advanceTimersByTime(10_000);
    expect(field).toHaveFocus();
    field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Tab', bubbles: true}));
    field.blur();
    jest.advanceTimersByTime(4_400);
    expect(document.body).toHaveFocus();
    jest.advanceTimersByTime(1_000);
    expect(document.getElementById(CONSENT_TITLE_ID)).toHaveFocus();
  });

  test('stays hidden where a choice is in force, but not where it has expired or is still to come', async () => {
    const save = (when: string) =>
      localStorage.setItem(CONSENT_KEY, JSON.stringify(createConsent(EVERYTHING, new Date(when))));
    jest.setSystemTime(new Date('2026-11-21'));
    save('2026-01-01');
    start();
    wait(CONSENT_DELAY_MS);
    expect(dialog()).not.toBeVisible();
    for (const day of ['2025-01-01', '2027-01-01']) {
      await goLive();
      save(day);
      start();
      wait(CONSENT_DELAY_MS);
      expect(dialog()).toBeVisible();
    }
  });

  test('is asked about where storage cannot be read', () => {
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    start();
    wait(CONSENT_DELAY_MS);
    get.mockRestore();
    expect(dialog()).toBeVisible();
  });

  test('is left to the page once that is live', async () => {
    start();
    await goLive();
    wait(CONSENT_DELAY_MS);
    expect(dialog()).not.toBeVisible();
  });
});
