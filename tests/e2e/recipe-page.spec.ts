import {expectAccessible} from './support/axe';
import {expect, test, wake} from './support/test';

const LIST = '/services/growth-recipes';
const PAGE = `${LIST}/pmax-cold-traffic-magnet`;
const NAME = 'Performance Max cold-traffic magnet';

interface Item {
  '@type': string;
  [key: string]: unknown;
}

test('a recipe shows all of its parts', async ({page, goto}) => {
  await goto(PAGE);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Performance Max that spends on strangers, not on your own name',
  );
  await expect(page).toHaveTitle(/^Performance Max for cold traffic, step by step/);
  for (const text of [
    'Awareness',
    'Investment Required',
    'Google Ads',
    'Effort Level',
    'Expected Impact',
    'Timeframe',
    'Objective',
  ]) {
    await expect(page.getByRole('main').getByText(text, {exact: true}).first()).toBeVisible();
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
    'Related recipes',
  ]) {
    await expect(page.getByRole('heading', {name})).toBeVisible();
  }
  await expect(page.getByText('Source: Paid search team')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'The first 90 days on one page'})).toBeVisible();
  for (const [name, href] of [
    ['Back to Growth Recipes', LIST],
    ['Get Expert Support', '/contact'],
    ['View All Growth Recipes', LIST],
    ['Get Implementation Support', '/contact'],
  ] as const) {
    await expect(page.getByRole('link', {name})).toHaveAttribute('href', href);
  }
});

test('the trail leads from Home to the recipe, and the last crumb is no link', async ({page, goto}) => {
  await goto(PAGE);
  const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Services', 'Growth Recipes', NAME]);
  await expect(trail.getByText(NAME)).toHaveAttribute('aria-current', 'page');
  await expect(trail.getByRole('link')).toHaveCount(3);
});

test('its structured data says what the page says', async ({page, goto}) => {
  await goto(PAGE);
  const items = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (json) => JSON.parse(json) as Item,
  );
  const ofType = (type: string) => items.find((item) => item['@type'] === type);
  expect(items.map((item) => item['@type']).sort()).toEqual(['Article', 'BreadcrumbList', 'HowTo']);
  expect(ofType('BreadcrumbList')?.itemListElement).toHaveLength(4);
  expect(ofType('Article')).toMatchObject({
    headline: await page.getByRole('heading', {level: 1}).textContent(),
    url: `https://www.example.com${PAGE}`,
  });
  const steps = ofType('HowTo')?.step as {text: string}[];
  const shown = await page.getByRole('main').locator('ol > li > div').allTextContents();
  expect(steps.map(({text}) => text)).toEqual(shown.map((text) => text.replaceAll('\u00A0', ' ')));
});

test('a recipe without wording of its own uses its name', async ({page, goto}) => {
  await goto(`${LIST}/essential-klaviyo-flows`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Five essential Klaviyo flows for young stores',
  );
  await expect(page).toHaveTitle(/^Five essential Klaviyo flows for young stores: growth recipe/);
  await expect(page.getByText('Investment Required')).toHaveCount(0);
});

test('progress is remembered, and can be started again', async ({page, goto}) => {
  await goto(PAGE);
  await page.getByRole('checkbox', {name: 'Step 1 done'}).click();
  await page.getByRole('checkbox', {name: 'Step 3 done'}).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 of 10 steps done')).toBeVisible();
  await page.reload();
  await wake(page);
  await expect(page.getByText('2 of 10 steps done')).toBeVisible();
  await expect(page.getByRole('checkbox', {name: 'Step 3 done'})).toBeChecked();
  await page.getByRole('button', {name: 'Start again'}).click();
  await expect(page.getByText('0 of 10 steps done')).toBeVisible();
});

test('the recipe is copied as Markdown, the same text that its .md address gives', async ({
  page,
  goto,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goto(PAGE);
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByText('The recipe is on your clipboard as Markdown.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const file = await request.get(`${PAGE}.md`);
  expect(file.headers()['content-type']).toContain('text/markdown');
  expect(copied).toBe(await file.text());
  expect(copied).toContain(`# ${NAME}\n`);
});

test('where the browser refuses to copy, the visitor is told what to do', async ({page, goto}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await goto(PAGE);
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByText('Your browser did not let us copy')).toBeVisible();
  await page.getByRole('link', {name: 'Markdown file'}).click();
  await expect(page).toHaveURL(`${PAGE}.md`);
});

test('saved here is saved in the list', async ({page, goto}) => {
  await goto(PAGE);
  const save = page.getByRole('button', {name: `Save ${NAME}`});
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await goto(LIST);
  await page.getByRole('button', {name: 'Saved (1)'}).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([NAME]);
});

test('previous and next stay within the stage, and related recipes lead on', async ({page, goto}) => {
  await goto(PAGE);
  const pager = page.getByRole('navigation', {name: 'More Awareness recipes'});
  await expect(pager.getByRole('link')).toHaveCount(2);
  await pager.getByRole('link', {name: /Next in Awareness/}).click();
  await expect(page.getByRole('main').getByText('Awareness', {exact: true}).first()).toBeVisible();
  const related = page.getByRole('region', {name: 'Related recipes'}).getByRole('listitem');
  await expect(related).toHaveCount(4);
  const name = (await related.first().getByRole('link').textContent()) ?? '';
  await related.first().getByRole('link').click();
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}).getByText(name)).toBeVisible();
});

test('an unknown recipe is replaced by the list, in the history too', async ({page, goto, request}) => {
  expect((await request.get(`${LIST}/no-such-recipe`)).status()).toBe(404);
  await goto('/');
  await page.goto(`${LIST}/no-such-recipe`);
  await expect(page).toHaveURL(LIST);
  await expect(page.getByText('50 Recipes', {exact: true})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('printed, it is a clean document with its address', async ({page, goto}) => {
  await goto(PAGE);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', {name: 'Print'})).toBeHidden();
  await expect(page.getByRole('heading', {name: 'Steps to Execute'})).toBeVisible();
  await expect(page.getByText(`https://www.example.com${PAGE}`)).toBeVisible();
});

test('it reads without JavaScript', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.getByText('Upload everyone who has already bought.')).toBeVisible();
  await page.getByRole('link', {name: 'Back to Growth Recipes'}).click();
  await expect(page).toHaveURL(LIST);
  await context.close();
});

test('it has no accessibility violation', async ({page, goto}) => {
  await goto(PAGE);
  await page.getByRole('checkbox', {name: 'Step 1 done'}).click();
  await expectAccessible(page);
});
