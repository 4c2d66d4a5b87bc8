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

  for (const [name, targets] of Object.entries(GROUPS)) {
    test(`${name} opens on click and leads to its targets`, async ({page}) => {
      await group(page, name).click();
      await expect(group(page, name)).toHaveAttribute('aria-expanded', 'true');
      const links = main(page)
        .getByRole('listitem')
        .filter({has: page.getByRole('button', {name, exact: true})})
        .getByRole('link');
      await expect(links).toHaveCount(targets.length);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(targets);
      await group(page, name).click();
      await expect(links.first()).toBeHidden();
    });
  }

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

for (const width of [360, 390, 412, 1200, 1280, 1440]) {
  test(`nothing wraps at ${width} px, and the header is no wider than the window`, async ({page, goto}) => {
    await page.setViewportSize({width, height: 600});
    await goto('/philosophy');
    const header = page.getByRole('banner');
    const heights = await header
      .locator('a:visible, button:visible')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
    // A control of two lines is taller than the 44 px that one of one line has.
    expect(Math.max(...heights)).toBeLessThanOrEqual(44);
    const name = header.getByRole('link', {name: 'Growth & Funding Network'}).locator('span');
    expect((await name.boundingBox())?.height).toBeLessThan(24);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

  test.beforeEach(async ({goto, page}) => {
    await goto('/services/growth-recipes');
    await page.getByRole('button', {name: 'Open menu'}).click();
    await expect(menu(page)).toBeVisible();
  });

  test('groups expand one at a time, and a link leads on and closes the menu', async ({page}) => {
    await menu(page).getByText('Services', {exact: true}).click();
    await menu(page).getByText('The Network', {exact: true}).first().click();
    await expect(menu(page).getByRole('link', {name: 'Growth Recipes'})).toBeHidden();
    await menu(page).getByRole('link', {name: 'Our Story'}).click();
    await expect(page).toHaveURL('/network');
    await expect(menu(page)).toBeHidden();
  });

  test('the page behind is inert and does not scroll; Tab stays in the menu', async ({page}) => {
    await page.mouse.move(40, 400);
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (let presses = 0; presses < 16; presses += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(inside).toBe(true);
    }
  });

  test('the backdrop closes it, which closes the groups and gives the focus back', async ({page}) => {
    await menu(page).getByText('Toolkit', {exact: true}).first().click();
    await page.mouse.click(12, 400);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', {name: 'Open menu'})).toBeFocused();
    await page.getByRole('button', {name: 'Open menu'}).click();
    await expect(menu(page).getByRole('link', {name: 'GTM Platform'})).toBeHidden();
  });

  test('Escape and its button close it', async ({page}) => {
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', {name: 'Open menu'}).click();
    await page.getByRole('button', {name: 'Close menu'}).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', {name: 'Open menu'})).toHaveAttribute('aria-expanded', 'false');
  });

  test('it has no accessibility violation', async ({page}) => {
    await menu(page).getByText('Growth Hubs', {exact: true}).click();
    await expectAccessible(page);
  });
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
