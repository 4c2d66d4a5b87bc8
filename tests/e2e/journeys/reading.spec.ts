import {addressOf, articles, one, topics} from '../support/content';
import {expect, given, test, topicChip} from '../support/test';

const JOURNAL = '/philosophy/journal';

test('from a topic to an article, its questions, its neighbours and back to the journal @firefox', async ({
  page,
  goto,
}) => {
  const article = given(articles, 'article with questions', ({front}) => front.faq !== undefined);
  const topic = one(topics, 'topic', ({key}) => article.front.tags.includes(key));
  await goto(`${JOURNAL}/topics`);
  await page.getByRole('main').locator(`a[href="${topic.path}"]`).first().click();
  await expect(page).toHaveURL(topic.path);
  await page
    .getByRole('main')
    .locator(`a[href="${addressOf.article(article)}"]`)
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(article.front.title);

  const questions = page
    .locator('main details:has(summary)')
    .filter({hasText: article.front.faq?.[0]?.question ?? ''});
  await questions.locator('summary').click();
  await expect(questions).toHaveAttribute('open');
  await page.getByRole('navigation', {name: 'Previous and next entry'}).getByRole('link').first().click();
  await expect(page).not.toHaveURL(addressOf.article(article));
  await page.getByRole('link', {name: 'Back to Journal'}).click();
  await expect(page).toHaveURL(new RegExp(`${JOURNAL}(\\?|$)`));
  await expect(page.getByText(`Showing ${articles.length} of ${articles.length} entries`)).toBeVisible();
});

test('topics of the journal combine, stand in the address and are taken away again @firefox', async ({
  page,
  goto,
}) => {
  const [first, second] = topics.slice(-2);
  const count = page.getByRole('status').filter({hasText: 'Showing'});
  const chip = (label = '') => topicChip(page, label);
  const shows = (...keys: (string | undefined)[]) => {
    const having = articles.filter(({front}) => front.tags.some((tag) => keys.includes(tag))).length;
    return expect(count).toContainText(`Showing ${having} of ${articles.length} entries`);
  };
  await goto(JOURNAL);
  await page.getByRole('button', {name: / more topics$/}).click();
  await chip(first?.label).click();
  await shows(first?.key);
  await chip(second?.label).click();
  await shows(first?.key, second?.key);
  await page.reload();
  await shows(first?.key, second?.key);
  await page.goBack();
  await shows(first?.key);
  await page.getByRole('button', {name: 'Clear all'}).click();
  await expect(count).toContainText(`Showing ${articles.length} of ${articles.length} entries`);
  await expect(page).toHaveURL(JOURNAL);
});
