import {expect, test} from './support/test';

const LIST = '/services/growth-recipes';

test.describe('the previews', () => {
  const PREVIEWS = '**/growth-recipes/*.json';

  test('of the first cards stand in the page, and are fetched once somebody uses them', async ({
    page,
    goto,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.json')) {
        asked.push(request.url());
      }
    });
    await goto(LIST);
    const card = page.getByRole('article').nth(1);
    const step = (await card.getByRole('listitem').first().textContent()) ?? '';
    await card.getByRole('button', {name: /^Save /}).click();
    await expect(card.getByText(step)).toBeVisible();
    expect(asked).toEqual([]);
    await card.getByRole('tab', {name: 'Case'}).click();
    await expect(card.getByText(/^Source: /)).toBeVisible();
    await card.getByRole('tab', {name: 'Steps'}).click();
    await expect(card.getByText(step)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('that cannot be fetched say so, and can be asked for again', async ({page, goto}) => {
    await goto(LIST);
    // What comes is no preview; a status of failure would stand in the console as an error.
    await page.route(PREVIEWS, (route) => route.fulfill({body: ''}), {times: 2});
    const card = page.getByRole('article').first();
    await card.getByRole('tab', {name: 'Assets'}).dispatchEvent('click');
    await expect(card.getByText('This preview could not be loaded.')).toBeVisible();
    await card.getByRole('button', {name: 'Try again'}).click();
    await expect(card.getByRole('tab', {name: 'Assets'})).toBeFocused();
    await expect(card.getByText('This preview could not be loaded.')).toBeVisible();
    await card.getByRole('button', {name: 'Try again'}).click();
    await expect(card.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  });
});
