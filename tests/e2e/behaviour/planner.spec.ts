import {one, recipes, textsOf} from '../support/content';
import {
  PLAN,
  START,
  address,
  chart,
  heading,
  inChart,
  names,
  openMenu,
  planned,
  sorted,
} from '../support/planner';
import {expect, given, test} from '../support/test';

const texts = textsOf('growth-plan');

test('what an address makes up is left out and said, and a missing need is added by one press', async ({
  page,
  goto,
}) => {
  const needy = given(recipes, 'recipe that needs another', ({plan}) => (plan?.needs.length ?? 0) > 0);
  await goto(`${PLAN}?recipes=${needy.id},no-such-recipe,<script>&days=99&start=tomorrow`);
  await expect(page.getByText(/The plan names 1 recipe that the library has no plan for/)).toBeVisible();
  const warning = `“${needy.name}” builds on the result of`;
  await expect(page.getByRole('listitem').filter({hasText: warning})).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: warning})).toHaveCount(1);
  await page.getByRole('button', {name: 'Add “'}).press('Enter');
  const need = one(recipes, 'recipe that it needs', ({id}) => needy.plan?.needs[0] === id);
  await expect(page.getByRole('figure').getByRole('link', {name: need.name})).toBeVisible();
  await expect(page.getByRole('listitem').filter({hasText: warning})).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('what goes away as it is pressed hands the focus to the heading of the plan', async ({page, goto}) => {
  const needy = one(recipes, 'recipe that needs another', ({plan}) => plan?.needs.length === 1);
  await goto(`${PLAN}?recipes=${needy.id}&start=${START}`);
  for (const name of ['Done already', /^Done before: /]) {
    await page.getByRole('button', {name}).press('Enter');
    await expect(page.getByRole('button', {name})).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  }
});

test('days that no month has are refused beside their field, and the plan keeps what made sense', async ({
  page,
  goto,
}) => {
  await goto(address);
  const days = page.getByLabel('Working days a month');
  for (const wrong of ['40', '-3', '2.5', '']) {
    await days.fill(wrong);
    await days.blur();
    await expect(days, wrong).toHaveAccessibleDescription(
      'Give whole days from 0 to 23. Until then, the plan counts on 10.',
    );
    await expect(page).toHaveURL(/days=10/);
  }
  await days.fill('4');
  await expect(days).toHaveAccessibleDescription('');
  await expect(page).toHaveURL(/days=4/);
  await days.fill('0');
  await page.getByRole('button', {name: 'Plan with 4 days a month'}).click();
  await expect(days).toHaveValue('4');
});

test('a First day is not called wrong while its year is typed, but after a pause and once it is left', async ({
  page,
  goto,
}) => {
  await page.clock.install();
  await goto(address);
  const day = page.getByLabel('First day');
  const problem = /^Give a day from 2020 to 2099/;
  for (const typed of ['0002-01-11', '0020-01-11', '0202-01-11']) {
    await day.fill(typed);
    await expect(day).toHaveAccessibleDescription('');
    await expect(day).not.toHaveAttribute('aria-invalid', 'true');
    await page.clock.runFor(300);
  }
  await page.clock.runFor(1_000);
  await expect(day).toHaveAccessibleDescription(problem);
  await day.fill('2027-01-11');
  await expect(day).toHaveAccessibleDescription('');
  await expect(page).toHaveURL(/start=2027-01-11/);
  await day.fill('');
  await expect(day).toHaveAccessibleDescription('');
  await day.blur();
  await expect(day).toHaveAccessibleDescription(problem);
  await expect(page).toHaveURL(/start=2027-01-11/);
});

test('a plan whose days are all over says so, and begins anew by one press', async ({page, goto}) => {
  await goto(address.replace(START, '2024-01-08'));
  await expect(page.getByText('All of these days are over: the plan began on 8 January 2024.')).toBeVisible();
  await page.getByRole('button', {name: /^Begin on \d+ \w+ 20\d\d$/}).click();
  await expect(page.getByText('All of these days are over')).toBeHidden();
  await expect(page.getByRole('heading', {level: 2, name: /plan/}).first()).toBeFocused();
  expect(await inChart(page)).toEqual(sorted(names));
});

test('a file that cannot be made says so, and the plan stays', async ({page, goto}) => {
  await goto(address);
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
  });
  await openMenu(page);
  await page.getByRole('button', {name: 'Markdown'}).click();
  await expect(page.getByRole('main').getByText('The file (Markdown) could not be created.')).toBeVisible();
  await expect(chart(page)).toHaveCount(planned.length);
});

test('no question of the finder counts as wrong before it is answered', async ({page, goto}) => {
  await goto(PLAN);
  await expect(page.getByRole('radio').first()).toBeVisible();
  const client = await page.context().newCDPSession(page);
  const {nodes} = await client.send('Accessibility.getFullAXTree');
  const radios = nodes.filter(({role}) => role?.value === 'radio');
  expect(radios).not.toEqual([]);
  const wrong = radios.filter(({properties}) =>
    properties?.some(({name, value}) => name === 'invalid' && value.value !== 'false'),
  );
  expect(wrong.map(({name}) => String(name?.value))).toEqual([]);
});

test('before any script of the page runs, a link with a plan shows neither questions nor drawing @phone', async ({
  page,
}) => {
  await page.route('**/*.js', () => undefined);
  await page.goto(address, {waitUntil: 'commit'});
  await expect(page.getByText(texts.empty.coming)).toBeInViewport();
  await expect(page.getByRole('heading', {name: texts.empty.heading})).toBeHidden();
  await expect(page.getByText(texts.hero.lead)).toBeHidden();
  await page.goto(PLAN, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {name: texts.empty.heading})).toBeVisible();
  await expect(page.getByText(texts.empty.coming)).toBeHidden();
});

test('a channel that is in use and brings no recipe says why, for the ad spend that was given', async ({
  page,
  goto,
}) => {
  await goto(PLAN);
  await page.getByRole('radio', {name: 'Under EUR 30,000'}).check();
  await page.getByRole('checkbox', {name: 'Meta Ads'}).check();
  await page.getByRole('radio', {name: 'What a new customer costs'}).check();
  await page.getByLabel('How many EUR do you spend on advertising').fill('3000');
  await page.getByRole('button', {name: 'Suggest recipes'}).click();
  await expect(page).toHaveURL(/ads=3000/);
  await expect(page.getByRole('listitem').filter({hasText: 'Nothing on Meta Ads now.'})).toBeVisible();
});
