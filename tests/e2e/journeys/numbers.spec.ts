import {addressOf, one, recipes} from '../support/content';
import {PLAN} from '../support/planner';
import {expect, test} from '../support/test';

const LIST = '/services/growth-recipes';
const demanding = one(
  recipes,
  'recipe that asks for orders',
  ({requires, plan}) => plan !== undefined && (requires?.ordersPerMonth ?? 0) > 100,
);

test('numbers given once say what can be run, filter the list, fill a calculator, and are removed in one place', async ({
  page,
  goto,
}) => {
  await goto(`${PLAN}#numbers`);
  const fold = page.locator('summary').filter({hasText: 'Your numbers'});
  await fold.click();
  await page.getByLabel('Orders a month').fill('100');
  await page.getByLabel('EUR an order').fill('42');
  await page.getByLabel('% contribution margin').fill('55');
  await expect(fold).toContainText('(3)');

  await goto(addressOf.recipe(demanding));
  await expect(page.getByRole('main').getByText('Not yet: needs').first()).toContainText('you have 100');

  await goto(`${LIST}?numbers=i-can-run-it-now&q=${encodeURIComponent(demanding.name)}`);
  await expect(page.getByRole('heading', {level: 3, name: demanding.name})).toHaveCount(0);
  await goto(`${LIST}?numbers=i-can-run-it-now`);
  await expect(page.getByText('You can run this').first()).toBeVisible();
  await expect(page.getByRole('link', {name: 'Give your numbers'})).toHaveAttribute(
    'href',
    `${PLAN}#numbers`,
  );

  await goto('/toolkit/calculators/discount');
  await expect(page.getByLabel('Price of an order')).toHaveValue('42');
  await expect(page.getByLabel('Margin', {exact: false}).first()).toHaveValue('55');
  await page.getByLabel('Price of an order').fill('43');
  await expect(page).toHaveURL(/price=43/);
  await expect(page.getByLabel('Price of an order')).toBeFocused();
  await goto('/toolkit/calculators/discount?price=99');
  await expect(page.getByLabel('Price of an order')).toHaveValue('99');

  await goto(PLAN);
  await fold.click();
  await page.getByRole('button', {name: 'Remove my numbers'}).click();
  await expect(page.getByLabel('Orders a month')).toHaveValue('');
  await goto(addressOf.recipe(demanding));
  await expect(page.getByRole('main').getByText('Not yet: needs')).toHaveCount(0);
});
