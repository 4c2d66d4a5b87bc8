import {at, BASE, FORMS, STAND_IN} from '../support/configured';
import {addressOf, articles, one, placeOf, recipes} from '../support/content';
import {expect, followHeader, test} from '../support/test';

const LIST = '/services/growth-recipes';
const recipe = one(recipes, 'recipe');
const article = one(articles, 'article');

let asked: string[];

test.beforeEach(async ({page, baseURL}) => {
  asked = [];
  const {origin} = new URL(baseURL ?? '');
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.origin === origin) {
      asked.push(address.pathname);
    }
  });
  await page.route(FORMS, (route) => route.fulfill({contentType: 'text/javascript', body: STAND_IN}));
});

test.afterEach(() => {
  expect(asked.filter((pathname) => !pathname.startsWith(BASE))).toEqual([]);
});

test('from home over the header to the recipes, to one of them, and back', async ({page, goto}) => {
  await goto(BASE);
  await followHeader(page, placeOf(LIST).group, placeOf(LIST).name);
  await expect(page).toHaveURL(at(LIST));
  await page.getByRole('searchbox').fill(recipe.name);
  await expect(page).toHaveURL(/\?q=/);
  await page.getByRole('article').getByRole('link', {name: recipe.name}).first().click();
  await expect(page).toHaveURL(at(addressOf.recipe(recipe)));
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(recipe.name);
});

test('an article is found by search, and a game and a missing page are there', async ({page, goto}) => {
  await goto(at('/philosophy'));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search the site'}).fill(article.front.title);
  await page.getByRole('option', {name: article.front.title}).first().click();
  await expect(page).toHaveURL(at(addressOf.article(article)));
  await goto(at('/games/tetris'));
  await expect(page.getByRole('heading', {level: 1, name: 'Tetris'})).toBeVisible();
  const response = await page.goto(at('/no/such/page'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await goto(at(`${LIST}/no-such-recipe`));
  await expect(page).toHaveURL(at(LIST));
});
