import {expectAccessible} from './support/axe';
import {addressOf, longest, one, recipes} from './support/content';
import {expect, test} from './support/test';

const LIST = '/services/growth-recipes';
const recipe = longest(recipes.filter(({investmentRequired}) => investmentRequired));
const path = addressOf.recipe(recipe);

test('a recipe shows all of its parts, and its trail, without an accessibility violation', async ({
  page,
  goto,
}) => {
  await goto(path);
  const main = page.getByRole('main');
  for (const text of [
    recipe.buyingCycle,
    'Investment Required',
    ...recipe.channels,
    'Effort Level',
    'Expected Impact',
    'Timeframe',
    'Objective',
    `Source: ${recipe.source}`,
  ]) {
    await expect(main.getByText(text, {exact: true}).first()).toBeVisible();
  }
  for (const name of [
    'Steps to Execute',
    'Case Study & Results',
    'Optimization Tips',
    'Assets Needed',
    'Dependencies',
    'Need Implementation Help?',
    'Explore More Recipes',
    'Ready to Implement This Growth Recipe?',
  ]) {
    await expect(page.getByRole('heading', {name})).toBeVisible();
  }
  for (const [name, href] of [
    ['Get Expert Support', '/contact'],
    ['View All Growth Recipes', LIST],
    ['Get Implementation Support', '/contact'],
  ] as const) {
    await expect(page.getByRole('link', {name})).toHaveAttribute('href', new RegExp(`^${href}`));
  }
  const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Services', 'Growth Recipes', recipe.name]);
  await expect(trail.getByText(recipe.name)).toHaveAttribute('aria-current', 'page');
  await page.getByRole('checkbox', {name: 'Step 1 done'}).click();
  await expectAccessible(page);
});

test('progress is remembered, and can be started again', async ({page, goto}) => {
  await goto(path);
  const done = (count: number) => page.getByText(`${count} of ${recipe.steps.length} steps done`);
  await page.getByRole('checkbox', {name: 'Step 1 done'}).click();
  await page.getByRole('checkbox', {name: 'Step 3 done'}).click();
  await expect(done(2)).toBeVisible();
  await goto(path);
  await expect(done(2)).toBeVisible();
  await page.getByRole('button', {name: 'Start again'}).click();
  await expect(done(0)).toBeVisible();
});

test('where the browser refuses to copy, the message says what to do', async ({page, goto}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await goto(path);
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByText('Your browser did not let us copy')).toBeVisible();
  await page.getByRole('link', {name: 'Markdown file'}).click();
  await expect(page).toHaveURL(`${path}.md`);
});

test('printed, it is a clean document with its address', async ({page, goto}) => {
  await goto(path);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', {name: 'Print'})).toBeHidden();
  await expect(page.getByText(new RegExp(`^https:.*${path}$`))).toBeVisible();
});

test('how the figures come about is folded, opens by keyboard, and is open on paper', async ({
  page,
  goto,
}) => {
  const {id, sums = []} = one(recipes, 'recipe with sums', (recipe) => recipe.sums !== undefined);
  await goto(`${LIST}/${id}`);
  const reason = page.getByText(sums[0]?.because ?? '', {exact: true});
  await expect(reason).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(reason).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await page.locator('summary').filter({hasText: 'How the figures come about'}).press('Enter');
  await expect(reason).toBeVisible();
});
