import {REVENUE_LABEL, WORRY_LABEL} from '../../../src/data/plans/worries';
import {addressOf, GOALS, recipes} from '../support/content';
import {button, field, options} from '../support/search';
import {expect, given, test} from '../support/test';

/** What a founder says, and what the library has for it. */
const COMPLAINT = 'Meta ads are getting dear';
const recipe = () => given(recipes, 'recipe for it', ({id}) => id === 'meta-account-consolidation');

test('a complaint about the cost of Meta ads leads to its recipe by the search of the site @phone', async ({
  page,
  goto,
}) => {
  const wanted = recipe();
  await goto('/');
  await button(page).tap();
  await field(page).pressSequentially(COMPLAINT);
  await options(page).filter({hasText: wanted.name}).first().tap();
  await expect(page).toHaveURL(addressOf.recipe(wanted));
});

test('and by the filters of the list, or its search, which leads to that of the site @phone', async ({
  page,
  goto,
}) => {
  const wanted = recipe();
  const card = page.getByRole('main').getByRole('link', {name: wanted.name, exact: true}).first();
  await goto('/');
  await page.getByRole('main').locator('a[href="/services/growth-recipes"]').first().tap();
  await page.getByPlaceholder('Search recipes...').fill(COMPLAINT);
  await page.getByRole('link', {name: `Search the whole site for “${COMPLAINT}”`}).tap();
  await expect(options(page).filter({hasText: wanted.name}).first()).toBeVisible();
  await goto('/services/growth-recipes?channel=meta-ads&effort=low');
  await card.tap();
  await expect(page).toHaveURL(addressOf.recipe(wanted));
});

test('and by a goal of the home page, or the finder behind it @phone', async ({page, goto}) => {
  const wanted = recipe();
  const [, , goal] = GOALS;
  const list = page.getByRole('list', {name: `Recipes for: ${goal}`});
  await goto('/');
  await page.getByRole('group', {name: 'Your goals'}).getByRole('button', {name: goal}).tap();
  await list.getByRole('link', {name: wanted.name}).tap();
  await expect(page).toHaveURL(addressOf.recipe(wanted));
  await goto('/services/growth-recipes/plan');
  await page.getByLabel(REVENUE_LABEL['30k-150k'], {exact: true}).check();
  await page.getByLabel('Meta Ads', {exact: true}).check();
  await page.getByLabel(WORRY_LABEL.cost, {exact: true}).check();
  await page.getByRole('main').getByRole('link', {name: wanted.name}).first().tap();
  await expect(page).toHaveURL(addressOf.recipe(wanted));
});
