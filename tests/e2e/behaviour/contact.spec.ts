import {CALCULATOR_LIST} from '../../../src/features/calculators/all';
import {calculatorPath} from '../../../src/config/paths';
import {changeOf} from '../support/calculators';
import {one, recipes} from '../support/content';
import {enquiryField} from '../support/enquiry';
import {START} from '../support/planner';
import {expect, test} from '../support/test';

test('an enquiry can be copied, with what it is about; a mail link stays in its tab', async ({
  page,
  goto,
  clipboard,
}) => {
  const recipe = one(recipes, 'recipe');
  await goto(`/services/growth-recipes/${recipe.id}`);
  await page.getByRole('link', {name: 'Get Implementation Support'}).click();
  const main = page.getByRole('main');
  await enquiryField(page, 'name').fill('Ada');
  await enquiryField(page, 'problem').fill('Repeat orders fell in May.');
  await main.getByRole('button', {name: 'Copy the message'}).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = await clipboard();
  expect(copied).toContain(`Enquiry: Growth recipe: ${recipe.name}`);
  expect(copied).toContain('Repeat orders fell in May.');
  await expect(page.locator('a[href^="mailto:"][target]')).toHaveCount(0);
});

test('a plan goes along with an enquiry as a link, which leads back to it', async ({
  page,
  goto,
  clipboard,
}) => {
  const planned = recipes.slice(0, 2).map(({id}) => id);
  await goto(`/services/growth-recipes/plan?recipes=${planned.join()}&start=${START}&days=10`);
  await page.getByRole('link', {name: 'Book Free Consultation'}).click();
  const main = page.getByRole('main');
  await enquiryField(page, 'problem').fill('Which of these first?');
  await main.getByRole('button', {name: 'Copy the message'}).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const link = /^Link:\n(\S+)$/m.exec(await clipboard())?.[1] ?? '';
  expect(new URL(link).searchParams.get('recipes')).toBe(planned.join());
  await main.getByRole('link', {name: 'Growth plan'}).click();
  await expect(page.getByLabel('First day')).toHaveValue(START);
  await page.goBack();
  await expect(enquiryField(page, 'problem')).toHaveValue('Which of these first?');
});

test('the numbers of a calculator go along with an enquiry', async ({page, goto}) => {
  const calculator = one(CALCULATOR_LIST, 'calculator');
  const {query} = changeOf(calculator);
  const own = `${calculatorPath(calculator.id)}?${query}`;
  await goto(own);
  await page.getByRole('main').getByRole('link', {name: 'Get In Touch'}).click();
  await page
    .getByRole('main')
    .getByRole('link', {name: `Calculator: ${calculator.title}`})
    .click();
  await expect(page).toHaveURL(own);
});

test('a browser that does not let the page copy is no dead end', async ({page, goto}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', {value: undefined}));
  await goto('/contact');
  const main = page.getByRole('main');
  await enquiryField(page, 'name').fill('Ada');
  await main.getByRole('button', {name: 'Copy the message'}).click();
  await expect(page.getByText('Not copied')).toBeVisible();
  const byHand = main.getByLabel('Your message, to copy by hand');
  await expect(byHand).toBeFocused();
  await expect(byHand).toHaveValue(/^Enquiry[^]*Ada$/);
});

test('what an enquiry is about can be taken away; a field says beside itself what is wrong, until it is right', async ({
  page,
  goto,
}) => {
  await goto('/contact?about=Growth%20plan');
  const main = page.getByRole('main');
  const [name, email] = [enquiryField(page, 'name'), enquiryField(page, 'email')];
  await main.getByRole('button', {name: 'Remove'}).press('Enter');
  await expect(main.getByText('Growth plan')).toHaveCount(0);
  await expect(name).toBeFocused();
  // A field that was not found wrong yet is left without a message.
  await email.fill('ada');
  await email.blur();
  await expect(email).toHaveAccessibleDescription('');
  await main.getByRole('button', {name: 'Write the e-mail'}).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/^So that/);
  await expect(email).toHaveAccessibleDescription(/@/);
  // An alert would cut off what is being said, at each key.
  await expect(main.getByRole('alert')).toHaveCount(0);
  // That nothing is there is over with the first letter; another message is renewed where the field is left.
  await name.press('A');
  await expect(name).toHaveAccessibleDescription('');
  await email.pressSequentially('lovelace');
  await expect(email).toHaveAccessibleDescription(/'ada'/);
  await page.keyboard.press('Tab');
  await expect(email).toHaveAccessibleDescription(/'adalovelace'/);
  await email.fill('ada@example.org');
  await expect(email).toHaveAccessibleDescription('');
  await expect(email).not.toHaveAttribute('aria-invalid');

  // What a field says as it is left moves nothing from under a press.
  const send = main.getByRole('button', {name: 'Write the e-mail'});
  await name.fill('');
  await email.fill('');
  await send.click({position: {x: 9, y: 3}});
  await expect(name).toBeFocused();

  // Where nothing is written, nothing is copied.
  await main.getByRole('button', {name: 'Copy the message'}).press('Enter');
  await expect(name).toBeFocused();
  await expect(page.getByText('Copied')).toHaveCount(0);
});

test('what was written is there again after a reload, and after a look at another page', async ({
  page,
  goto,
}) => {
  await goto('/contact');
  const main = page.getByRole('main');
  const problem = enquiryField(page, 'problem');
  await enquiryField(page, 'name').fill('Ada');
  await problem.fill('Repeat orders fell in May.');
  await page.reload();
  await expect(problem).toHaveValue('Repeat orders fell in May.');
  await expect(enquiryField(page, 'name')).toHaveValue('Ada');
  await problem.fill('Repeat orders fell in June.');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Growth Recipes'}).first().click();
  await expect(page).toHaveURL(/growth-recipes/);
  await goto('/contact');
  await expect(problem).toHaveValue('Repeat orders fell in June.');
  await problem.fill('');
  await enquiryField(page, 'name').fill('');
  await page.reload();
  await main.getByRole('button', {name: 'Write the e-mail'}).click();
  await expect(enquiryField(page, 'name')).toBeFocused();
});

test('a message that is too long for a mail link is copied, to be pasted into the e-mail that opens', async ({
  page,
  goto,
  clipboard,
}) => {
  await goto('/contact');
  const main = page.getByRole('main');
  const long = 'Repeat orders fell in May, and we do not know why. '.repeat(60).trim();
  await enquiryField(page, 'name').fill('Ada');
  await enquiryField(page, 'email').fill('ada@example.org');
  await enquiryField(page, 'problem').fill(long);
  await main.getByRole('button', {name: 'Write the e-mail'}).click();
  await expect(page.getByText('it is too long to be handed over')).toBeVisible();
  expect(await clipboard()).toContain(long);
  // As for a visitor without a mail app.
  await expect(main.getByRole('status').filter({hasText: 'Did nothing open?'})).toBeInViewport();
});
