import {expect, test} from './support/test';

const LISTS = [
  {
    list: '/services/growth-recipes?channel=tiktok&impact=high',
    counter: /^Showing \d of \d filtered recipes/,
    name: /TikTok/i,
    target: /\/services\/growth-recipes\/[a-z-]+$/,
  },
  {
    list: '/philosophy/journal?topic=Paid+Ads',
    counter: 'Showing 3 of 5 entries',
    name: /^Read Full Entry/,
    target: /\/philosophy\/journal\/[a-z0-9-]+$/,
  },
];

test.beforeEach(async ({context}) => {
  await context.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
});

for (const {list, counter, name, target} of LISTS) {
  test(`${list} stays as it is filtered until the next page has come`, async ({page, goto}) => {
    await goto(list);
    const shown = page.getByText(counter);
    const before = await shown.textContent();
    await page.getByRole('main').getByRole('link', {name}).first().click();
    await expect(page).toHaveURL(target);
    await expect(shown).toHaveText(before ?? '');
    await expect(shown).toBeHidden();
  });
}

test('what is typed just before a link is followed does not get into the address of its page', async ({
  page,
  goto,
}) => {
  await goto('/services/growth-recipes');
  await page.getByRole('searchbox').fill('tiktok');
  await page
    .getByRole('link', {name: /TikTok/i})
    .first()
    .click();
  await expect(page).toHaveURL(/\/services\/growth-recipes\/[a-z-]+$/);
  await expect(page.getByText(/filtered recipes/)).toBeHidden();
  await expect(page).toHaveURL(/\/services\/growth-recipes\/[a-z-]+$/);
});
