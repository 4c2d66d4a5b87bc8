import {addressOf, articles, one, recipes} from '../support/content';
import {button, dialog, field, options} from '../support/search';
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
  // The address changes when the link is pressed; the header is drawn anew when the page has arrived.
  await expect(page.getByRole('heading', {level: 1, name: recipe.name})).toBeVisible();

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
