import type {Page} from 'playwright/test';
import {KINDS} from '../support/inventory';
import {addressOf, articles, longest, one, placeOf, recipes} from '../support/content';
import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false});

const LIST = '/services/growth-recipes';

const recipe = one(recipes, 'recipe');
const article = longest(articles);

test('without script: header, library, every recipe, one of them and the contact page', async ({page}) => {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', {name: placeOf(LIST).group})
    .hover();
  await page.getByRole('navigation', {name: 'Main', exact: true}).locator(`a[href="${LIST}"]`).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('article')).toHaveCount(10);
  const note = page.locator('main noscript p').filter({hasText: 'need JavaScript'});
  await expect(note).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  expect(
    await page
      .locator('main a[href^="/services/growth-recipes/"]')
      .evaluateAll(
        (links) => new Set(links.map((link) => link.getAttribute('href')?.replace(/\?.*/, ''))).size,
      ),
  ).toBeGreaterThanOrEqual(recipes.length);
  await page.goto(addressOf.recipe(recipe));
  await expect(
    page
      .getByRole('main')
      .getByText(recipe.steps[0]?.do ?? '')
      .first(),
  ).toBeVisible();
  await page.getByRole('main').locator('a[href^="/contact"]').first().click();
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
});

test('without script: an article reads in full, its questions open, and it can be sent by e-mail', async ({
  page,
}) => {
  await page.goto(addressOf.article(article));
  await expect(page.getByRole('link', {name: 'Share by e-mail'})).toHaveAttribute(
    'href',
    /^mailto:\?subject=/,
  );
  await expect(page.getByRole('heading', {level: 2}).last()).toBeVisible();
  await page.goto('/');
  await page.locator('main summary').first().click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

test('without script: the search, a game and /services say or show what there is instead', async ({page}) => {
  await page.goto('/philosophy');
  await page.getByRole('banner').getByRole('link', {name: 'Search', exact: true}).click();
  await expect(page).toHaveURL('/search#field');
  expect(await page.getByRole('main').locator('noscript').first().textContent()).toContain(
    'needs JavaScript',
  );
  await page.goto('/games/tetris');
  await expect(page.locator('main noscript p').first()).toBeVisible();
  await page.goto('/services');
  await expect(page).toHaveURL('/services/advisory');
});

/** Controls in view that only script answers: not what a form sends, nor what takes no press. */
const dead = (page: Page) =>
  page.locator('main button:not([type="submit"]), select, [role="switch"]').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({visibilityProperty: true}))
      .filter((control) => getComputedStyle(control).pointerEvents !== 'none')
      .map((control) => control.textContent),
  );

test('without script, no kind of page shows a control that does nothing', async ({page}) => {
  for (const {kind, path, missing} of KINDS) {
    if (missing !== true) {
      await page.goto(path);
      expect.soft(await dead(page), kind).toEqual([]);
    }
  }
});
