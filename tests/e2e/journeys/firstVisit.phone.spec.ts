import type {Locator} from 'playwright/test';
import {ADVISORS_PATH, CALCULATORS_PATH, calculatorPath} from '../../../src/config/paths';
import {CALCULATOR_LIST} from '../../../src/features/calculators/all';
import {advisors, one} from '../support/content';
import {resultOf} from '../support/calculators';
import {expect, given, test} from '../support/test';

/** What a new visitor wants from the site, on a phone: at most three presses from home. */
const MOST = 3;

/** Presses one after the other, as often as a visitor has patience for. */
async function press(...targets: readonly Locator[]) {
  expect(targets.length).toBeLessThanOrEqual(MOST);
  for (const target of targets) {
    await target.tap();
  }
}

test.beforeEach(async ({page, goto}) => {
  await page.setViewportSize({width: 390, height: 844});
  // A press comes quicker than any visitor's: in the moment in which a part rises as it comes into view.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await goto('/');
});

test('a first step for a shop of this size, and a plan of it @phone', async ({page}) => {
  await press(page.getByRole('button', {name: 'Show me what to do'}));
  await expect(page.getByRole('region', {name: 'The answer'})).toBeVisible();
  await press(page.getByRole('button', {name: /^Make a plan of/}));
  await expect(page.getByRole('region', {name: 'Agenda'})).toBeVisible();
});

test('what the work costs, and who does it @phone', async ({page}) => {
  await press(page.getByRole('link', {name: 'Compare the two'}));
  await expect(page.getByRole('slider', {name: 'Days a month'})).toBeVisible();
  await page.goBack();
  await press(page.getByRole('link', {name: 'Meet the Network'}));
  await expect(page).toHaveURL(ADVISORS_PATH);
  const {name} = one(advisors, 'advisor');
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
});

test('a calculator for a discount @phone', async ({page}) => {
  const {id, title} = given(
    CALCULATOR_LIST,
    'calculator for it',
    (calculator) => calculator.id === 'discount',
  );
  await press(
    page.getByRole('button', {name: 'Open menu'}),
    page.getByRole('dialog', {name: 'Menu'}).locator(`a[href="${CALCULATORS_PATH}"]`).first(),
    page.getByRole('main').getByRole('link', {name: title}),
  );
  await expect(page).toHaveURL(calculatorPath(id));
  await expect(resultOf(page)).toBeVisible();
});

test('the documents of a round, each with a box to tick @phone', async ({page}) => {
  await press(page.getByRole('link', {name: 'data room', exact: true}));
  await expect(page).toHaveURL(/fundraising-investor-readiness#data-room$/);
  await expect(page.getByText(/^0 of \d+ ready$/).first()).toBeVisible();
});

test('a call @phone', async ({page}) => {
  const main = page.getByRole('main');
  await press(
    main.getByRole('link', {name: 'Get In Touch'}).first(),
    main.getByRole('link', {name: /^Book your free/}),
  );
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Your free/);
  await expect(main.getByRole('button', {name: 'Morning'})).toBeVisible();
});
