import type {Page, Route} from 'playwright/test';
import {at, FORMS, STAND_IN, TAGS} from '../support/configured';
import {hold} from '../support/scripts';
import {expect, test} from '../support/test';

const fulfil = (route: Route) => route.fulfill({contentType: 'text/javascript', body: STAND_IN});
const form = (page: Page) => page.getByRole('main').getByRole('form', {name: 'Form Cont1'});
const messages = (page: Page) => page.getByRole('main').getByText('SMS rates may apply.');
const fallback = (page: Page) => page.getByRole('main').getByRole('button', {name: 'Send'});

/** Hosts outside this site that the page asks. */
function outside(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {hostname} = new URL(request.url());
    if (hostname !== '127.0.0.1' && hostname !== '') {
      asked.push(hostname);
    }
  });
  return asked;
}

test.describe('the tag manager', () => {
  test.use({consented: false});

  test.beforeEach(async ({page}) => {
    await page.route(FORMS, fulfil);
    await page.route(TAGS, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  });

  test('is asked for by no page before a choice, nor after Necessary Only, and once after a grant', async ({
    page,
    goto,
  }) => {
    const asked = outside(page);
    await goto(at('/'));
    await page.getByRole('button', {name: 'Necessary Only'}).click();
    await goto(at('/contact'));
    await expect(form(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(new Set(asked)).toEqual(new Set([new URL(FORMS.replace('**', '')).hostname]));
    await page.getByRole('link', {name: 'Cookie settings'}).click();
    await page.getByRole('button', {name: 'Accept All'}).click();
    await expect.poll(() => asked.filter((host) => host === 'www.googletagmanager.com')).toHaveLength(1);
    expect(await page.evaluate(() => Array.from(window.dataLayer?.[0] as ArrayLike<unknown>))).toEqual(
      expect.arrayContaining(['consent', 'default']),
    );
  });
});

test.describe('the provider’s form', () => {
  test('has beside it the link of what a visitor comes from, to be pasted', async ({
    page,
    goto,
    clipboard,
  }) => {
    await page.route(FORMS, fulfil);
    const plan = '/services/growth-recipes/plan?recipes=a&days=10';
    await goto(at(`/contact?${new URLSearchParams({about: 'Growth plan', page: plan}).toString()}`));
    await page.getByRole('button', {name: 'Copy its link'}).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const {pathname, search} = new URL(await clipboard());
    expect(pathname + search).toBe(at(plan));
  });

  test('comes late, fills its container, and is there again after leaving and coming back', async ({
    page,
    goto,
  }) => {
    const release = await hold(page, FORMS, fulfil);
    await goto(at('/contact'));
    await expect(page.getByRole('main').getByText('The form is loading.')).toBeVisible();
    release();
    await expect(form(page)).toBeVisible();
    await expect(messages(page)).toBeVisible();
    await expect(fallback(page)).toHaveCount(0);
    const received = await page.evaluate(() => (window as unknown as {received: unknown[]}).received);
    expect(received).toContainEqual(['embedForm', 'Cont1']);
    expect(received).toContainEqual(['identify', {}]);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Privacy policy'})).toBeVisible();
    await page.goBack();
    await expect(form(page)).toBeVisible();
  });

  test.describe('whose script does not come', () => {
    test.use({tolerated: /Failed to load/});

    test('gives way to the fallback', async ({page}) => {
      await page.route(FORMS, (route) => route.abort());
      await page.goto(at('/contact'));
      await expect(fallback(page)).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('gives way to the fallback', async ({page}) => {
      await page.goto(at('/contact'));
      await expect(fallback(page)).toBeVisible();
      await expect(messages(page)).toHaveCount(0);
    });
  });
});
