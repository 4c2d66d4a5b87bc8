import type {Page} from 'playwright/test';
import {consentDialog as dialog, consentSwitch} from '../support/consent';
import {expect, test, wake} from '../support/test';

test.use({consented: false});

const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user-consent') ?? 'null') as unknown);
const cookies = async (page: Page) => (await page.context().cookies()).map(({name}) => name).sort();

// What is deleted is deleted for parent domains, too, which an address of numbers has not: Firefox says so.
test.use({tolerated: /rejected for invalid domain/});

test('a choice is refused, changed and withdrawn, and the cookies are really gone @phone @firefox', async ({
  page,
  goto,
}) => {
  await goto('/services/growth-recipes');
  await dialog(page).getByRole('button', {name: 'Necessary Only'}).click();
  await expect(dialog(page)).toBeHidden();
  expect(await record(page)).toMatchObject({
    preferences: {necessary: true, analytics: false, marketing: false},
  });

  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click();
  const tool = page.getByRole('region', {name: 'Your cookie preferences'});
  await consentSwitch(tool, 'analytics').check();
  await consentSwitch(tool, 'marketing').check();
  await tool.getByRole('button', {name: 'Save Preferences'}).click();
  await expect(page.getByText('Preferences Updated').first()).toBeVisible();
  expect(await record(page)).toMatchObject({preferences: {analytics: true, marketing: true}});

  await page.evaluate(() => {
    for (const name of ['_ga', '__kla_id', 'unrelated']) {
      document.cookie = `${name}=1; path=/`;
    }
  });
  // The toast about the last change is still there: on a phone it lies over the link, and must not over the button.
  await page.getByRole('link', {name: 'Cookie settings'}).press('Enter');
  await dialog(page).getByRole('button', {name: 'Necessary Only'}).click();
  await expect.poll(() => cookies(page)).toEqual(['unrelated']);
  expect(await record(page)).toMatchObject({preferences: {analytics: false, marketing: false}});
  await page.goto('/');
  await wake(page);
  await expect(dialog(page)).toBeHidden();
});

test('a choice in one tab counts in the other', async ({page, goto, context}) => {
  await goto('/');
  await expect(dialog(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/privacy-policy');
  // What else is stored there leaves the dialog open.
  await other.evaluate(() => localStorage.setItem('gfn-plan', 'recipes=a'));
  await dialog(page).getByRole('button', {name: 'Customize Settings'}).click();
  await consentSwitch(dialog(page), 'analytics').click();
  await dialog(other).getByRole('button', {name: 'Necessary Only'}).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', {name: 'Cookie settings'}).click();
  await expect(dialog(page).getByRole('button', {name: 'Accept All'})).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Customize Settings'}).click();
  await expect(consentSwitch(dialog(page), 'analytics')).not.toBeChecked();
});

test('with storage blocked, a choice holds for the visit, and lists, recipes and games work', async ({
  page,
  goto,
}) => {
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await goto('/services/growth-recipes');
  await dialog(page).getByRole('button', {name: 'Necessary Only'}).click();
  await page
    .getByRole('button', {name: / to plan$/})
    .first()
    .click();
  await expect(page.getByRole('button', {name: /^In my plan \(1\)/})).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click();
  await expect(consentSwitch(page.getByRole('main'), 'analytics')).not.toBeChecked();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Tetris'}).click();
  await page.getByRole('button', {name: 'Start', exact: true}).click();
  await expect(page.getByRole('button', {name: 'Pause', exact: true})).toBeVisible();
});
