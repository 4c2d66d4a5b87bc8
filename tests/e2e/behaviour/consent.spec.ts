import type {Page} from 'playwright/test';
import {expectAccessible} from '../support/axe';
import {consentDialog as dialog, consentSwitch} from '../support/consent';
import {addressOf, one, recipes} from '../support/content';
import {hiddenFocus} from '../support/inspect';
import {hold, MAIN} from '../support/scripts';
import {expect, test, wake} from '../support/test';

const NONE = 'You have not set any cookie preferences yet.';
const button = (page: Page, name: string) => dialog(page).getByRole('button', {name});

test.use({consented: false});

test('it takes the focus, does not go away by itself, and the focus follows from view to view', async ({
  page,
  goto,
}) => {
  await goto('/');
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await expect(dialog(page)).toHaveAccessibleDescription(
    /^We store only what the site needs, .* privacy policy\.$/,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('heading', {level: 1}).click();
  await button(page, 'Customize Settings').press('Enter');
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await button(page, 'Back').press('Enter');
  await expect(button(page, 'Customize Settings')).toBeFocused();
  await button(page, 'Necessary Only').press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const link = page.getByRole('link', {name: 'Cookie settings'});
  // In a new tab it leads to the same settings.
  const opened = page.context().waitForEvent('page');
  await link.click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL('/privacy-policy#cookie-preferences');
  await expect(dialog(page)).toBeHidden();
  await link.click();
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await link.click();
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await button(page, 'Necessary Only').click();
  await expect(link).toBeFocused();
});

test('at 400 % zoom, the dialog leaves what has the focus in view, before the page is live and after', async ({
  page,
}) => {
  const release = await hold(page, MAIN);
  await page.setViewportSize({width: 320, height: 256});
  await page.goto('/');
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  const hidden: string[] = [];
  for (let count = 0; count < 35; count += 1) {
    if (count === 20) {
      release();
      await wake(page);
    }
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const {top, right, bottom, left} = element.getBoundingClientRect();
      // Some point of it is on top (WCAG 2.4.11): a grid of points, a few pixels apart.
      for (let y = Math.max(top, 0) + 2; y < Math.min(bottom, innerHeight); y += 4) {
        for (let x = Math.max(left, 0) + 2; x < Math.min(right, innerWidth); x += 8) {
          const found = document.elementFromPoint(x, y);
          if (found !== null && (element.contains(found) || found.closest('label')?.contains(element))) {
            return '';
          }
        }
      }
      return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
    });
    hidden.push(...[covered].filter(Boolean));
  }
  expect(hidden).toEqual([]);
});

test('to accept and to refuse weigh the same; neither view is inaccessible, or covers what has the focus', async ({
  page,
  goto,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await goto('/philosophy');
  await expect(dialog(page)).toBeVisible();
  const look = (name: string) =>
    button(page, name).evaluate((element) => {
      const {color, backgroundColor, borderColor, fontSize, fontWeight} = getComputedStyle(element);
      return {color, backgroundColor, borderColor, fontSize, fontWeight, height: element.clientHeight};
    });
  expect(await look('Accept All')).toEqual(await look('Necessary Only'));
  await expectAccessible(page);
  expect(await hiddenFocus(page), 'covered by the dialog (WCAG 2.4.11)').toEqual([]);
  await button(page, 'Customize Settings').click();
  await expect(consentSwitch(dialog(page), 'necessary')).toBeDisabled();
  await expectAccessible(page);
});

test('on a phone, the dialog is low, with two buttons of one width in a row', async ({page, goto}) => {
  await page.setViewportSize({width: 390, height: 844});
  await goto('/');
  expect((await dialog(page).boundingBox())?.height).toBeLessThanOrEqual(200);
  const [accept, refuse] = [
    await button(page, 'Accept All').boundingBox(),
    await button(page, 'Necessary Only').boundingBox(),
  ];
  expect(accept).toMatchObject({y: refuse?.y, width: refuse?.width});
});

test('both views fit small windows with every button in view', async ({page, goto}) => {
  for (const [width, height, most] of [
    [320, 256, 1],
    [360, 640, 0.7],
  ] as const) {
    await page.setViewportSize({width, height});
    await goto('/');
    for (const names of [
      ['Accept All', 'Necessary Only', 'Customize Settings'],
      ['Save Preferences', 'Back'],
    ]) {
      for (const name of names) {
        await expect(button(page, name)).toBeInViewport({ratio: 1});
      }
      await button(page, names.at(-1) ?? '').click();
    }
    expect((await dialog(page).boundingBox())?.height).toBeLessThanOrEqual(height * most);
  }
});

test('a Global Privacy Control signal starts marketing off, and the dialog says so', async ({page, goto}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
  });
  await goto('/');
  await button(page, 'Customize Settings').click();
  await expect(dialog(page).getByText('Your browser sends a Global Privacy Control signal')).toBeVisible();
  await expect(consentSwitch(dialog(page), 'marketing')).not.toBeChecked();
});

test('the privacy page says when nothing is set, and keeps the focus when something is', async ({
  page,
  goto,
}) => {
  await goto('/privacy-policy');
  await expect(page.getByText(NONE)).toBeVisible();
  // The button goes away with the choice that it led to.
  await page.getByRole('button', {name: 'Choose now'}).press('Enter');
  await button(page, 'Necessary Only').press('Enter');
  await expect(page.getByText(NONE)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('forced colours show which switches are on', async ({page, goto}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await goto('/');
  await button(page, 'Customize Settings').click();
  const analytics = consentSwitch(dialog(page), 'analytics');
  const look = async () => (await analytics.screenshot()).toString('base64');
  const off = await look();
  await analytics.check();
  await page.mouse.move(0, 0);
  expect(await look()).not.toBe(off);
});

test('a toast is reached by Alt and T, with the focus in view, and closed by a button that a thumb can hit', async ({
  page,
  goto,
}) => {
  await goto('/privacy-policy');
  await page.getByRole('button', {name: 'Choose now'}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Necessary Only'}).click();
  await page.getByRole('main').getByRole('button', {name: 'Save Preferences'}).click();
  const close = page.getByRole('region', {name: /^Notifications/}).getByRole('button', {name: /close/i});
  const {width, height} = (await close.boundingBox()) ?? {width: 0, height: 0};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Alt+KeyT');
  const list = page.getByRole('region', {name: /^Notifications/}).getByRole('list');
  await expect(list).toBeFocused();
  await expect(list.getByRole('listitem')).not.toHaveCSS('outline-style', 'none');
  await close.click();
  await expect(page.getByText('Preferences Updated')).toBeHidden();
});

test('a toast is above the dialog, or whole in a window too low for both, and can be closed there', async ({
  page,
  goto,
}) => {
  for (const [width, height, above] of [
    [390, 844, true],
    [320, 256, false],
    [320, 400, false],
    [480, 320, false],
  ] as const) {
    await page.setViewportSize({width, height});
    await goto(addressOf.recipe(one(recipes, 'recipe')));
    await expect(dialog(page)).toBeVisible();
    const toast = page.getByRole('region', {name: /^Notifications/}).getByRole('listitem');
    // By key: the dialog takes most of a low window.
    await page
      .getByRole('button', {name: /^(?:Add to|In your) plan: /})
      .first()
      .press('Enter');
    await expect(toast).toBeInViewport({ratio: 1});
    if (above) {
      // It slides in.
      await expect
        .poll(async () => {
          const [box, edge] = [await toast.boundingBox(), await dialog(page).boundingBox()];
          return (box?.y ?? Infinity) + (box?.height ?? 0) - (edge?.y ?? 0);
        })
        .toBeLessThanOrEqual(0);
    }
    await toast.getByRole('button', {name: /close/i}).click();
    await expect(toast).toBeHidden();
  }
});
