import type {Page} from 'playwright/test';
import {expectAccessible} from './support/axe';
import {expect, test} from './support/test';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Your choice about cookies'});
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('user-consent') ?? 'null') as unknown);

test.use({consented: false});

test('the dialog opens a second after load, takes the focus, and does not go away by itself', async ({
  page,
  goto,
}) => {
  await page.addInitScript(() => {
    const times: {open?: number} = {};
    Object.assign(window, {times});
    new MutationObserver(() => {
      if (document.querySelector('[role="dialog"]:not([hidden])') !== null) {
        times.open ??= performance.now();
      }
    }).observe(document, {subtree: true, childList: true, attributes: true});
  });
  await goto('/services/growth-recipes');
  await expect(dialog(page)).toBeVisible();
  const wait = await page.evaluate(() => {
    const {loadEventStart} = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    return ((window as unknown as {times: {open?: number}}).times.open ?? 0) - loadEventStart;
  });
  expect(wait).toBeGreaterThanOrEqual(999);
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', {level: 1}).click();
  await expect(dialog(page)).toBeVisible();
});

for (const [button, analytics] of [
  ['Accept All', true],
  ['Necessary Only', false],
] as const) {
  test(`${button} is saved, fires consent-changed, and is not asked for again @phone`, async ({
    page,
    goto,
  }) => {
    await goto('/services/growth-recipes');
    await page.evaluate(() => {
      window.addEventListener('consent-changed', (event) => {
        document.title = JSON.stringify((event as CustomEvent).detail);
      });
    });
    await dialog(page).getByRole('button', {name: button}).click();
    await expect(dialog(page)).toBeHidden();
    const record = await stored(page);
    expect(record).toMatchObject({
      preferences: {necessary: true, analytics, marketing: analytics},
      version: '1.0',
    });
    expect(JSON.parse(await page.title())).toEqual(record);
    await page.clock.install();
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.clock.fastForward(3_000);
    await expect(dialog(page)).toBeHidden();
  });
}

test('Accept All and Necessary Only weigh the same', async ({page, goto}) => {
  await goto('/');
  const look = async (name: string) =>
    dialog(page)
      .getByRole('button', {name})
      .evaluate((button) => {
        const {color, backgroundColor, borderColor, fontSize, fontWeight} = getComputedStyle(button);
        return {color, backgroundColor, borderColor, fontSize, fontWeight, height: button.clientHeight};
      });
  await expect(dialog(page)).toBeVisible();
  expect(await look('Accept All')).toEqual(await look('Necessary Only'));
});

test('settings in detail: necessary is locked on, the rest can be chosen, Back goes back', async ({
  page,
  goto,
}) => {
  await goto('/');
  await dialog(page).getByRole('button', {name: 'Customize Settings'}).click();
  await expect(dialog(page).getByRole('switch', {name: 'Necessary'})).toBeChecked();
  await expect(dialog(page).getByRole('switch', {name: 'Necessary'})).toBeDisabled();
  await dialog(page).getByRole('button', {name: 'Back'}).click();
  await dialog(page).getByRole('button', {name: 'Customize Settings'}).click();
  await dialog(page).getByRole('switch', {name: 'Analytics'}).check();
  await dialog(page).getByRole('button', {name: 'Save Preferences'}).click();
  expect(await stored(page)).toMatchObject({
    preferences: {necessary: true, analytics: true, marketing: false},
  });
});

test('neither view has an accessibility violation', async ({page, goto}) => {
  await goto('/services/growth-recipes');
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', {name: 'Customize Settings'}).click();
  await expectAccessible(page);
});

for (const [name, record] of [
  ['corrupt', '{"preferences":'],
  [
    'of an old version',
    '{"preferences":{"necessary":true,"analytics":true,"marketing":true},"timestamp":"2026-01-01T00:00:00.000Z","version":"0.9"}',
  ],
  [
    'expired',
    '{"preferences":{"necessary":true,"analytics":true,"marketing":true},"timestamp":"2020-01-01T00:00:00.000Z","version":"1.0"}',
  ],
  [
    'dated in the future',
    '{"preferences":{"necessary":true,"analytics":true,"marketing":true},"timestamp":"2999-01-01T00:00:00.000Z","version":"1.0"}',
  ],
] as const) {
  test(`a record that is ${name} is asked for again`, async ({page, goto}) => {
    await page.addInitScript((text) => window.localStorage.setItem('user-consent', text), record);
    await goto('/');
    await expect(dialog(page)).toBeVisible();
  });
}

test('"Cookie settings" reopens it from any page, and gives the focus back', async ({page, goto}) => {
  await goto('/services/growth-recipes');
  await dialog(page).getByRole('button', {name: 'Accept All'}).click();
  const link = page.getByRole('link', {name: 'Cookie settings'});
  await link.click();
  await dialog(page).getByRole('button', {name: 'Customize Settings'}).click();
  await expect(dialog(page).getByRole('switch', {name: 'Marketing'})).toBeChecked();
  await dialog(page).getByRole('button', {name: 'Back'}).click();
  await dialog(page).getByRole('button', {name: 'Necessary Only'}).click();
  await expect(link).toBeFocused();
});

test('what has the focus is never covered by the dialog (WCAG 2.4.11)', async ({page, goto}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await goto('/services/growth-recipes');
  await expect(dialog(page)).toBeVisible();
  const links = page.getByRole('contentinfo').getByRole('link');
  const top = (await dialog(page).boundingBox())?.y ?? 0;
  for (const link of await links.all()) {
    await link.focus();
    const box = await link.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
});

test('a Global Privacy Control signal starts marketing off, and the dialog says so', async ({page, goto}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
  });
  await goto('/');
  await dialog(page).getByRole('button', {name: 'Customize Settings'}).click();
  await expect(dialog(page).getByText('Global Privacy Control')).toBeVisible();
  await expect(dialog(page).getByRole('switch', {name: 'Marketing'})).not.toBeChecked();
});

test('the privacy page says when nothing is set, then lets the choice be changed, with a toast', async ({
  page,
  goto,
}) => {
  await goto('/privacy-policy');
  await expect(page.getByText('You have not set any cookie preferences yet.')).toBeVisible();
  await expect(page.getByRole('heading', {level: 2, name: /^\d+\. /})).toHaveCount(10);
  await expect(page.getByText('Effective date: 9 September 2025')).toBeVisible();
  await page.getByRole('button', {name: 'Choose now'}).click();
  await dialog(page).getByRole('button', {name: 'Necessary Only'}).click();
  const tool = page.getByRole('region', {name: 'Your cookie preferences'});
  await tool.getByRole('switch', {name: 'Analytics'}).check();
  await tool.getByRole('button', {name: 'Save Preferences'}).click();
  const toasts = page.getByRole('region', {name: /^Notifications/});
  await expect(toasts.getByText('Preferences Updated')).toBeVisible();
  await expect(toasts.getByText('Your cookie preferences have been saved successfully.')).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(toasts.getByRole('list')).toBeFocused();
  await expectAccessible(page);
  expect(await stored(page)).toMatchObject({preferences: {analytics: true, marketing: false}});
});
