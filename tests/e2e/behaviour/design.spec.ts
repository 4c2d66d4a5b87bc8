import {advisors, clients, goals, one, recipes as allRecipes} from '../support/content';
import {expect, test} from '../support/test';

test('each goal of the home page leads to three recipes and into the library', async ({page, goto}) => {
  await goto('/');
  const buttons = page.getByRole('group', {name: 'Your goals'});
  const [first, second] = goals;
  await expect(page.getByRole('list', {name: `Recipes for: ${first?.name}`}).getByRole('link')).toHaveCount(
    4,
  );
  await buttons.getByRole('button', {name: second?.name}).click();
  const recipes = page.getByRole('list', {name: `Recipes for: ${second?.name}`});
  for (const id of second?.recipes ?? []) {
    const {name} = one(allRecipes, `recipe ${id}`, (recipe) => recipe.id === id);
    await expect(recipes.getByRole('link', {name})).toBeVisible();
  }
  await recipes.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/services\/growth-recipes\?/);
});

test('a card of the home page’s carousel is selected by its button, and leads to its profile by its link', async ({
  page,
  goto,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await goto('/');
  const slide = page
    .getByRole('region', {name: 'Five of our advisors'})
    .getByRole('group', {name: /^2 of 5/});
  await slide.scrollIntoViewIfNeeded();
  await slide.getByRole('button').click();
  await expect(slide.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await slide.getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(slide.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/network\/advisors\/[a-z-]+$/);
});

test('what is still to be written comes last, says so before the click, and is not indexed', async ({
  page,
  goto,
}) => {
  const stories = clients.filter(({story}) => story !== undefined).length;
  await goto('/customers/stories');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(stories - 1)).toContainText('Read the story');
  await expect(cards.nth(stories)).toContainText('Case study under construction');
  await cards.nth(stories).getByRole('link').click();
  await expect(page.getByRole('heading', {name: 'Related recipes'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Who to ask'})).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  const profiles = advisors.filter(({profile}) => profile !== undefined).length;
  await goto('/network/advisors');
  await expect(cards.nth(profiles - 1)).toContainText('Read the profile');
  await expect(cards.nth(profiles)).toContainText('Profile coming soon');
});
