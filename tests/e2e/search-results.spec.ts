import {RELEVANCE} from './support/relevance';
import {button, dialog, field, options, status} from './support/search';
import {expect, test} from './support/test';

test('Enter leads to the page of all results, and Back leads back to them', async ({page, goto}) => {
  await goto('/philosophy');
  await button(page).click();
  await field(page).fill('retention');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=retention');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', {level: 1, name: 'Search'})).toBeVisible();
  const title = await options(page).first().textContent();
  await options(page).first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(field(page)).toHaveValue('retention');
  await expect(options(page).first()).toHaveText(title ?? '');
});

test('works by address, with groups and facets that count, and is not for search engines', async ({
  page,
  goto,
}) => {
  await goto('/search?q=retention');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('group', {name: 'Recipes', exact: true})).toBeVisible();
  await expect(page.getByRole('group', {name: 'Pages', exact: true})).toBeVisible();
  const email = page.getByLabel('Channel').getByRole('option', {name: /^Email \(\d+\)$/});
  const count = Number(/\d+/.exec((await email.textContent()) ?? '')?.[0]);
  await page.getByLabel('Channel').selectOption('Email');
  await expect(page).toHaveURL('/search?q=retention&channel=email');
  await expect(options(page)).toHaveCount(count);
  await expect(page.getByRole('group', {name: 'Pages', exact: true})).toBeHidden();
  await page.goBack();
  await expect(page.getByLabel('Channel')).toHaveValue('');
});

test('says what to do when nothing is found, there or under a facet', async ({page, goto}) => {
  await goto('/search?q=klaviyo&channel=tiktok');
  await expect(status(page)).toHaveText('Nothing found for "klaviyo" in TikTok.');
  await page.getByRole('button', {name: 'Search everything'}).click();
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('zzzzqqqq');
  await expect(status(page)).toHaveText('Nothing found for "zzzzqqqq".');
  await page.getByRole('main').getByRole('link', {name: 'Growth recipes'}).click();
  await expect(page).toHaveURL('/services/growth-recipes');
});

test('keeps recent searches in this browser, to be used again or forgotten', async ({page, goto}) => {
  const recent = page.getByRole('region', {name: 'Recent searches'});
  await page.addInitScript(() => {
    if (window.sessionStorage.getItem('seeded') === null) {
      window.sessionStorage.setItem('seeded', '1');
      window.localStorage.setItem('gfn-recent-searches', '["geo holdout", 7, "", "sms"]');
    }
  });
  await goto('/philosophy');
  await page.keyboard.press('/');
  await expect(recent.getByRole('listitem')).toHaveText(['geo holdout', 'sms']);
  await recent.getByRole('button', {name: 'Forget sms'}).click();
  await recent.getByRole('button', {name: 'geo holdout', exact: true}).click();
  await expect(field(page)).toHaveValue('geo holdout');
  await field(page).fill('pmax');
  await options(page).first().click();
  await expect(dialog(page)).toBeHidden();
  await goto('/philosophy');
  await page.keyboard.press('/');
  await expect(recent.getByRole('listitem')).toHaveText(['pmax', 'geo holdout']);
  await recent.getByRole('button', {name: 'Forget all'}).click();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => window.localStorage.getItem('gfn-recent-searches'))).toBe('[]');
});

test('finds what visitors look for among the first three', async ({page, goto}) => {
  await goto('/search');
  for (const [query, path] of RELEVANCE) {
    await field(page).fill(query);
    await expect
      .soft(page.locator(`[role="option"][href="${path}"]`), `"${query}" finds ${path}`)
      .toHaveAttribute('data-rank', /^[123]$/);
  }
});
