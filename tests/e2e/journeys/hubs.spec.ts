import {navigation} from '../../../src/config/navigation';
import {expect, test} from '../support/test';

const hubs = navigation
  .flatMap(({entries}) => entries)
  .flatMap((entry) =>
    typeof entry === 'object' && entry.path.startsWith('/growth-hubs/') ? [entry.path] : [],
  );

test('from the hubs to one with recipes, to a recipe, and back to all hubs @firefox', async ({
  page,
  goto,
}) => {
  await goto('/growth-hubs');
  for (const path of hubs) {
    await expect(
      page.getByRole('main').locator(`a[href="${path}"]`).filter({hasText: 'Explore Hub'}),
    ).toBeAttached();
  }
  await page.getByRole('main').locator('a[href="/growth-hubs/meta-ads"]').first().click();
  const recipes = page.getByRole('main').locator('a[href^="/services/growth-recipes/"]:not([href*="#"])');
  await recipes.filter({visible: true}).first().click();
  await expect(page.getByRole('heading', {name: 'Steps to Execute'})).toBeVisible();
  await page.goBack();
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).locator('a[href="/growth-hubs"]').click();
  await expect(page).toHaveURL('/growth-hubs');
});

test('the questions of the client stories open one at a time, and close again', async ({page, goto}) => {
  await goto('/customers/stories');
  const open = page.locator('main details[name][open]');
  const summaries = page.locator('main details[name] > summary');
  await summaries.first().click();
  await expect(open).toHaveCount(1);
  await summaries.last().click();
  await expect(open).toHaveCount(1);
  await summaries.last().click();
  await expect(open).toHaveCount(0);
});

test('the platform page shows how it works, and leads to a demo', async ({page, goto}) => {
  await goto('/toolkit/gtm-platform');
  const see = page.getByRole('main').getByRole('link', {name: 'See How It Works'});
  const target = (await see.getAttribute('href')) ?? '';
  await see.click();
  await expect(page.locator(target.replace(/^.*#/, '#'))).toBeInViewport();
  await page.getByRole('main').getByRole('link', {name: 'Book a Demo'}).first().click();
  await expect(page).toHaveURL(/\/contact/);
});
