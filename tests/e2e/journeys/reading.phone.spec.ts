import {addressOf, articles, longest, one, places, topics} from '../support/content';
import {expect, test, topicChip} from '../support/test';

const article = longest(articles);
const place = one(places, 'page of the menu');

test('an article is found in the journal, read on a phone, and acted on @phone', async ({page, goto}) => {
  await goto('/philosophy/journal');
  const topic = one(topics, 'topic of the longest article', ({key}) => article.front.tags.includes(key));
  await topicChip(page, topic.label).tap();
  await expect(page).toHaveURL(/topic=/);
  await page
    .locator(`main a[href="${addressOf.article(article)}"]`)
    .first()
    .tap();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(article.front.title);

  await page.locator('summary', {hasText: 'On this page'}).tap();
  const last = page
    .locator('details', {has: page.locator('summary', {hasText: 'On this page'})})
    .getByRole('link')
    .last();
  const heading = (await last.textContent()) ?? '';
  await last.tap();
  await expect(page.getByRole('heading', {name: heading}).first()).toBeInViewport();
  await page.getByRole('main').locator('a[href^="/contact"]').last().tap();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByText(`Journal: ${article.front.title}`).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(article.front.title);
});

test('the menu of a phone leads through the site, and gives the page back @phone', async ({page, goto}) => {
  await goto('/services/growth-recipes');
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await page.getByRole('button', {name: 'Open menu'}).tap();
  await menu.locator('summary').filter({hasText: place.group}).tap();
  await menu.getByRole('link', {name: place.name, exact: true}).tap();
  await expect(page).toHaveURL(place.path);
  await expect(menu).toBeHidden();
  await page.getByRole('button', {name: 'Open menu'}).tap();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', {name: 'Open menu'})).toBeFocused();
});
