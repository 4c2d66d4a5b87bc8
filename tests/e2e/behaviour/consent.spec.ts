import type {Page} from 'playwright/test';
import {expect, test} from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Your choice about cookies'});
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({name}) => name).sort();

test.use({consented: false});

test('withdrawal deletes the cookies of what is withdrawn, with no tag manager configured', async ({
  page,
  goto,
}) => {
  await goto('/privacy-policy');
  await dialog(page).getByRole('button', {name: 'Accept All'}).click();
  await page.evaluate(() => {
    for (const name of ['_ga', '__kla_id', 'unrelated']) {
      document.cookie = `${name}=1; path=/`;
    }
  });
  const tool = page.getByRole('region', {name: 'Your cookie preferences'});
  await tool.getByRole('switch', {name: 'Analytics'}).uncheck();
  const save = tool.getByRole('button', {name: 'Save Preferences'});
  await save.click();
  await expect.poll(() => cookieNames(page)).toEqual(['__kla_id', 'unrelated']);
  await expect(save).toBeFocused();
  await page.getByRole('link', {name: 'Cookie settings'}).click();
  await dialog(page).getByRole('button', {name: 'Necessary Only'}).click();
  await expect.poll(() => cookieNames(page)).toEqual(['unrelated']);
});

test('the dialog leaves the focus with a visitor who is typing', async ({page, goto}) => {
  await goto('/services/growth-recipes');
  const field = page.getByPlaceholder('Search recipes...');
  await field.pressSequentially('ret', {delay: 50});
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type('ention');
  await expect(field).toHaveValue('retention');
  await expect(field).toBeFocused();
});

test('the focus follows from view to view, and ends in the page', async ({page, goto}) => {
  await goto('/');
  await dialog(page).getByRole('button', {name: 'Customize Settings'}).press('Enter');
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await dialog(page).getByRole('button', {name: 'Back'}).press('Enter');
  await expect(dialog(page).getByRole('button', {name: 'Customize Settings'})).toBeFocused();
  await dialog(page).getByRole('button', {name: 'Necessary Only'}).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [width, height] of [
  [320, 256],
  [360, 640],
] as const) {
  test(`both views fit ${width}x${height} with every button in view`, async ({page, goto}) => {
    await page.setViewportSize({width, height});
    await goto('/');
    await expect(dialog(page)).toBeVisible();
    for (const buttons of [
      ['Accept All', 'Necessary Only', 'Customize Settings'],
      ['Save Preferences', 'Back'],
    ]) {
      for (const name of buttons) {
        await expect(dialog(page).getByRole('button', {name})).toBeInViewport({ratio: 1});
      }
      await dialog(page)
        .getByRole('button', {name: buttons.at(-1)})
        .click();
    }
    const box = await dialog(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(height * (height < 480 ? 1 : 0.7));
  });
}

test('a saved choice does not move the privacy page as it becomes known', async ({page, goto}) => {
  await page.addInitScript(() => {
    const record = {
      version: '1.0',
      timestamp: new Date(Date.now() - 60_000).toISOString().replace(/\.\d+/, ''),
      preferences: {marketing: false, analytics: true, necessary: true},
    };
    window.localStorage.setItem('user-consent', JSON.stringify(record));
    Object.assign(window, {moved: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as {moved: number}).moved += (entry as PerformanceEntry & {value: number}).value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await goto('/privacy-policy#cookie-preferences');
  await expect(page.getByRole('switch', {name: 'Analytics'})).toBeChecked();
  await expect(page.getByText('You have not set any cookie preferences yet.')).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as {moved: number}).moved)).toBe(0);
});

test('forced colours show which switches are on', async ({page, goto}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await goto('/');
  await dialog(page).getByRole('button', {name: 'Customize Settings'}).click();
  const analytics = dialog(page).getByRole('switch', {name: 'Analytics'});
  const look = async () => (await analytics.screenshot()).toString('base64');
  const off = await look();
  await analytics.check();
  await page.mouse.move(0, 0);
  expect(await look()).not.toBe(off);
});

test('a toast can be closed by a button that a thumb can hit', async ({page, goto}) => {
  await goto('/privacy-policy');
  await page.getByRole('button', {name: 'Choose now'}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Necessary Only'}).click();
  await page.getByRole('main').getByRole('button', {name: 'Save Preferences'}).click();
  const close = page.getByRole('region', {name: /^Notifications/}).getByRole('button', {name: /close/i});
  const {width, height} = (await close.boundingBox()) ?? {width: 0, height: 0};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await close.click();
  await expect(page.getByText('Preferences Updated')).toBeHidden();
});
