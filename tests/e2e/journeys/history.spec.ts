import {LEVELS} from '../../../src/data/recipes/taxonomy';
import {PAGE_SIZE} from '../../../src/features/recipes/list/results';
import {addressOf, one, recipes} from '../support/content';
import {expect, test, wake} from '../support/test';

const LIST = '/services/growth-recipes';
/** A level of impact whose recipes take more than a page. */
const level = one(
  LEVELS.filter((each) => recipes.filter(({expectedImpact}) => expectedImpact === each).length > PAGE_SIZE),
  'level of impact with more than a page of recipes',
);

test('back and forward lead through pages, filters and pages of a list, each as it was @firefox', async ({
  page,
  goto,
}) => {
  const next = page.getByRole('button', {name: 'Next', exact: true});
  await goto('/philosophy');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Growth Recipes'}).first().click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  await page.getByRole('combobox', {name: 'Impact'}).selectOption(level);
  await expect(page).toHaveURL(new RegExp(`impact=${level.toLowerCase()}`));
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`impact=${level.toLowerCase()}$`));
  await page.goBack();
  await expect(page.getByRole('combobox', {name: 'Impact'})).toHaveValue('all');
  await page.goBack();
  await expect(page).toHaveURL('/philosophy');
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('combobox', {name: 'Impact'})).toHaveValue(level);
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await page.getByRole('link', {name: 'Back to Growth Recipes'}).click();
  await expect(page.getByRole('combobox', {name: 'Impact'})).toHaveValue(level);
});

test('a related recipe leads from one recipe to the next, and back @firefox', async ({page, goto}) => {
  const [recipe] = recipes;
  const path = addressOf.recipe(recipe ?? {id: ''});
  await goto(path);
  const related = page.getByRole('region', {name: 'Related recipes'}).getByRole('link').first();
  const name = (await related.textContent()) ?? '';
  await related.click();
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}).getByText(name)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(path);
});

test('keys that pass through the values of a list are one step of the history', async ({page, goto}) => {
  const channel = page.getByRole('main').getByRole('combobox', {name: 'Channel'});
  for (const list of [LIST, '/search?q=sales']) {
    await goto('/philosophy');
    await goto(list);
    await expect(channel).toBeVisible();
    const first = await channel.inputValue();
    await channel.focus();
    for (let passed = 0; passed < 3; passed += 1) {
      const {href} = new URL(page.url());
      await page.keyboard.press('ArrowDown');
      await expect(page).not.toHaveURL(href);
    }
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(channel).toHaveValue(first);
    await page.goBack();
    await expect(page).toHaveURL('/philosophy');
  }
});

test('Back returns to the place in a list, also after a reload in between', async ({page, goto}) => {
  const top = () => page.evaluate(() => window.scrollY);
  for (const [list, link] of [
    [LIST, page.getByRole('article').getByRole('heading').getByRole('link')],
    ['/philosophy/journal', page.getByRole('link', {name: /^Read Full Entry/})],
  ] as const) {
    await goto(list);
    await link.last().scrollIntoViewIfNeeded();
    await expect.poll(top).toBeGreaterThan(900);
    const left = await top();
    await link.last().click();
    await expect(page).not.toHaveURL(list);
    await expect.poll(top).toBe(0);
    await page.reload();
    await wake(page);
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect.poll(top).toBe(left);
  }
});
