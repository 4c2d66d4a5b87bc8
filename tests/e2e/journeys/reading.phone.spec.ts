import {addressOf, articles, longest, one, topics} from '../support/content';
import {expect, test, topicChip} from '../support/test';

const article = longest(articles);

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
