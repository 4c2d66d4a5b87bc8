import {addressOf, articles, one, recipes, topics} from '../support/content';
import {hold, SCRIPTS} from '../support/scripts';
import {expect, test} from '../support/test';

const LIST = '/services/growth-recipes';
const recipe = one(recipes, 'recipe');
const topic = one(topics, 'topic');

const LISTS = [
  {
    unfiltered: `of ${recipes.length} filtered`,
    list: `${LIST}?q=${encodeURIComponent(recipe.name)}`,
    to: addressOf.recipe(recipe),
  },
  {
    unfiltered: `Showing ${articles.length} `,
    list: `/philosophy/journal?topic=${encodeURIComponent(topic.label)}`,
    to: addressOf.article(one(articles, 'article', ({front}) => front.tags.includes(topic.key))),
  },
];

test('a list stays as it is filtered until the next page has come', async ({page, goto}) => {
  for (const {unfiltered, list, to} of LISTS) {
    await goto(list);
    const shown = page.getByText(/^Showing /).first();
    // As it is built, it shows everything.
    await expect(shown).not.toContainText(unfiltered);
    const before = (await shown.textContent()) ?? '';
    const release = await hold(page, SCRIPTS);
    // The library's drawer lays a card out before it leads to its page.
    await page.getByRole('main').locator(`a[href="${to}"]`).last().click();
    await expect(page).toHaveURL(to);
    await expect(shown).toHaveText(before);
    release();
    await expect(shown).toBeHidden();
  }
});

test('what is typed just before a link is followed does not get into the address of its page', async ({
  page,
  goto,
}) => {
  await goto(LIST);
  // A card that is there from the beginning: no script comes for others.
  const first = page.getByRole('article').getByRole('heading').getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  const address = (await first.getAttribute('href')) ?? '';
  const release = await hold(page, SCRIPTS);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('article').getByRole('link', {name}).first().click();
  await expect(page).toHaveURL(address);
  release();
  await expect(page.getByText(/filtered recipes/)).toBeHidden();
  await expect(page).toHaveURL(address);
});
