import type {Page} from 'playwright/test';
import {expectAccessible} from './support/axe';
import {expect, test} from './support/test';

const GROUPS: Record<string, string[]> = {
  Services: ['/services/advisory', '/services/how-we-work', '/services/growth-recipes'],
  'Growth Hubs': [
    '/growth-hubs',
    '/growth-hubs/google-ads-performance-max',
    '/growth-hubs/meta-ads',
    '/growth-hubs/tiktok-growth',
    '/growth-hubs/klaviyo-retention',
    '/growth-hubs/fundraising-investor-readiness',
    '/growth-hubs/vibe-coding',
  ],
  Philosophy: ['/philosophy', '/philosophy/core-beliefs', '/philosophy/journal'],
  'Our Customers': ['/customers', '/customers/stories'],
  'The Network': ['/network', '/network/advisors', '/portfolio'],
  Toolkit: ['/toolkit', '/toolkit/gtm-platform', 'https://funding.example.com'],
};

const main = (page: Page) => page.getByRole('navigation', {name: 'Main', exact: true});
const group = (page: Page, name: string) => main(page).getByRole('button', {name});

test.describe('on a wide screen', () => {
  test.beforeEach(async ({goto}) => {
    await goto('/services/growth-recipes');
  });

  test('each group opens on click, leads to its targets, and closes on the next click', async ({page}) => {
    for (const [name, targets] of Object.entries(GROUPS)) {
      await group(page, name).click();
      await expect(group(page, name)).toHaveAttribute('aria-expanded', 'true');
      const links = main(page)
        .getByRole('listitem')
        .filter({has: page.getByRole('button', {name, exact: true})})
        .getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(targets);
      await group(page, name).click();
      await expect(links.first()).toBeHidden();
    }
  });

  test('the header is 5rem tall and stays at the top', async ({page}) => {
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.height).toBe(80);
    await page.mouse.wheel(0, 2_000);
    await expect(header).toBeInViewport();
  });

  test('one group is open at a time; a click outside closes it', async ({page}) => {
    await group(page, 'Services').click();
    await group(page, 'Toolkit').click();
    await expect(group(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
    await expect(main(page).getByRole('link', {name: 'GTM Platform'})).toBeVisible();
    await page.getByRole('heading', {level: 1}).click();
    await expect(group(page, 'Toolkit')).toHaveAttribute('aria-expanded', 'false');
  });

  test('by keyboard: Enter opens, Tab goes in, Escape closes and gives the focus back, leaving closes', async ({
    page,
  }) => {
    await group(page, 'Philosophy').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(main(page).getByRole('link', {name: 'Design for Growth'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(group(page, 'Philosophy')).toBeFocused();
    await expect(group(page, 'Philosophy')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    await expect(group(page, 'Philosophy')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(group(page, 'Philosophy')).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('link', {name: 'Get In Touch'}).first().focus();
    await expect(group(page, 'Philosophy')).toHaveAttribute('aria-expanded', 'false');
  });

  test('following a link closes the group, and marks the page in view', async ({page}) => {
    await group(page, 'Services').click();
    const recipes = main(page).getByRole('link', {name: 'Growth Recipes'});
    await expect(recipes).toHaveAttribute('aria-current', 'page');
    await main(page).getByRole('link', {name: 'How We Work'}).click();
    await expect(page).toHaveURL('/services/how-we-work');
    await expect(group(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  });

  test('Login and the Funding Platform open elsewhere in a new tab, and say so', async ({page}) => {
    await group(page, 'Toolkit').click();
    for (const [name, href] of [
      ['Login (opens in a new tab)', 'https://app.example.com/login'],
      ['Funding Platform (opens in a new tab)', 'https://funding.example.com'],
    ] as const) {
      const link = page.getByRole('banner').getByRole('link', {name});
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await expect(page.getByRole('banner').getByRole('link', {name: 'Get In Touch'})).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('an open group has no accessibility violation, and no menu roles', async ({page}) => {
    await group(page, 'Growth Hubs').click();
    await expectAccessible(page);
    await expect(page.locator('[role="menu"], [role="menuitem"], [role="menubar"]')).toHaveCount(0);
  });
});

test('nothing wraps, and the header is no wider than the window, from 360 to 1440 px', async ({
  page,
  goto,
}) => {
  await goto('/philosophy');
  const header = page.getByRole('banner');
  for (const width of [360, 390, 412, 1200, 1280, 1440]) {
    await page.setViewportSize({width, height: 600});
    const heights = await header
      .locator('a:visible, button:visible')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
    // A control of two lines is taller than the 44 px that one of one line has.
    expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(44);
    const name = header.getByRole('link', {name: 'Growth & Funding Network'}).locator('span');
    expect((await name.boundingBox())?.height, `${width} px`).toBeLessThan(24);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${width} px`,
    ).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a group opens under the pointer', async ({page}) => {
    await page.goto('/services/growth-recipes');
    await group(page, 'Services').hover();
    await main(page).getByRole('link', {name: 'How We Work'}).click();
    await expect(page).toHaveURL('/services/how-we-work');
  });

  test('the phone’s menu opens, where the browser knows invoker commands', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/services/growth-recipes');
    await page.getByRole('button', {name: 'Open menu'}).click();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
  });
});
