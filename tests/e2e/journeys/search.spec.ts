import {addressOf, articles, one, recipes} from '../support/content';
import {button, dialog, field, options, status} from '../support/search';
import {expect, test} from '../support/test';

const recipe = one(recipes, 'recipe');
const article = one(articles, 'article');

test('from a question to its answer: dialog, result, all results, and back to them @phone @firefox', async ({
  page,
  goto,
}) => {
  await goto('/');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially(recipe.name);
  await options(page).filter({hasText: recipe.name}).first().click();
  await expect(page).toHaveURL(addressOf.recipe(recipe));
  await expect(dialog(page)).toBeHidden();

  await button(page).click();
  await field(page).pressSequentially(article.front.title);
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await options(page).filter({hasText: article.front.title}).first().click();
  await expect(page).toHaveURL(addressOf.article(article));
  await page.goBack();
  await expect(field(page)).toHaveValue(article.front.title);
  await expect(options(page).first()).toBeVisible();
});

test('what is not found is said, with a way on; a shared address of results answers at once', async ({
  page,
  goto,
}) => {
  await goto('/search?q=zzzzqqqq');
  await expect(status(page).filter({hasText: 'zzzzqqqq'})).toContainText('Nothing found');
  await expect(page.getByRole('main').locator('a[href^="/services/growth-recipes"]').first()).toBeVisible();
  await goto(`/search?q=${encodeURIComponent(recipe.name)}`);
  await expect(options(page).filter({hasText: recipe.name}).first()).toBeVisible();
});
