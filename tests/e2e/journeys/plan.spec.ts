import fs from 'node:fs';
import {expectAccessible} from '../support/axe';
import {addressOf, one} from '../support/content';
import {
  PLAN,
  START,
  address,
  chart,
  heading,
  inChart,
  mondayIn,
  names,
  openMenu,
  planned,
  sorted,
} from '../support/planner';
import {expect, test, wake} from '../support/test';

const LIST = '/services/growth-recipes';
const LATER = mondayIn(6);

test('four answers become a plan, and the plan a calendar file @phone', async ({page, goto}) => {
  await goto(PLAN);
  await page.getByRole('radio', {name: 'EUR 150,000 to 600,000'}).check();
  await page.getByRole('checkbox', {name: 'Email'}).check();
  await page.getByRole('radio', {name: 'How many order again'}).check();
  await page.getByLabel('How many working days').fill('8');
  await page.getByRole('button', {name: 'Suggest recipes'}).click();
  await expect(page).toHaveURL(/days=8.*revenue=150k-600k.*channels=email.*worry=repeat/);
  const make = page.getByRole('button', {name: /^Make a plan of these [2345]$/});
  const count = Number(/\d/.exec(await make.innerText())?.[0]);
  await make.click();
  await expect(page.getByRole('heading', {name: 'Your plan'})).toBeFocused();
  await expect(chart(page)).toHaveCount(count);

  await openMenu(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Calendar file'}).click(),
  ]);
  expect(file.suggestedFilename()).toBe('growth-plan.ics');
  const text = fs.readFileSync(await file.path(), 'utf8');
  expect(text.match(/SUMMARY:Decide/g)).toHaveLength(count);
  await page.goto(PLAN);
  await wake(page);
  await expect(chart(page)).toHaveCount(count);
});

test('a link shows the plan to its recipient, and offers to keep it', async ({
  page,
  goto,
  clipboard,
  browser,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', {value: undefined}));
  await goto(address);
  await openMenu(page);
  await page.getByRole('button', {name: 'Share link'}).click();
  await expect.poll(clipboard).toContain(PLAN);
  const shared = new URL(await clipboard());

  const other = await browser.newContext({baseURL: new URL(page.url()).origin});
  const visitor = await other.newPage();
  // Its query is there to be restored: the page needs no sign of intent.
  await visitor.goto(`${shared.pathname}${shared.search}`);
  await expect(visitor.getByRole('heading', {name: 'The plan in this link'})).toBeVisible();
  expect(await inChart(visitor)).toEqual(sorted(names));
  const title = new RegExp(`^Plan: ${names.length} recipes, until \\d+ \\w+ \\d{4}$`);
  await expect(visitor.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(visitor.getByLabel('First day')).toHaveValue(START);
  await visitor.getByRole('button', {name: 'Keep this plan'}).click();
  await expect(visitor.getByRole('heading', {name: 'Your plan'})).toBeVisible();
  await visitor.goto(PLAN);
  await visitor.mouse.move(3, 3);
  await expect(chart(visitor)).toHaveCount(planned.length);
  await other.close();
});

test('a plan of the same recipes from another day leaves the own one as it is', async ({page, goto}) => {
  await goto(address);
  await page.getByRole('button', {name: 'Keep this plan'}).click();
  await goto(address.replace(START, LATER));
  await expect(page.getByRole('heading', {name: 'The plan in this link'})).toBeVisible();
  await page.getByLabel('Working days a month').fill('12');
  await goto(PLAN);
  await expect(page.getByLabel('First day')).toHaveValue(START);
});

test('the first day that a plan began with stays, three weeks later, without any choice', async ({
  page,
  goto,
}) => {
  const [mine] = planned;
  await page.clock.setFixedTime(new Date('2026-11-25T12:00:00'));
  await page.addInitScript((id) => {
    if (window.localStorage.getItem('gfn-plan') === null) {
      window.localStorage.setItem('gfn-plan', `"recipes=${id}&days=6"`);
    }
  }, mine?.id ?? '');
  await goto(PLAN);
  await expect(page).toHaveURL(
    new RegExp(`\\?recipes=${mine?.id}&start=2026-11-30&days=6&made=2026-11-2\\d&id=\\w+$`),
  );
  await page.clock.setFixedTime(new Date('2026-12-16T12:00:00'));
  await goto(PLAN);
  await expect(page.getByLabel('First day')).toHaveValue('2026-11-30');
});

test('what is added to a plan that runs is planned from that day on, and what runs keeps its dates', async ({
  page,
  goto,
}) => {
  const [mine, more] = planned;
  await page.clock.setFixedTime(new Date('2026-12-16T12:00:00'));
  await page.addInitScript((id) => {
    if (window.localStorage.getItem('gfn-plan') === null) {
      window.localStorage.setItem('gfn-plan', `"recipes=${id}&start=2026-11-30&days=6"`);
    }
  }, mine?.id ?? '');
  await goto(addressOf.recipe(one(planned, 'recipe', ({id}) => id === more?.id)));
  await page.getByRole('button', {name: `Add to plan: ${more?.name}`}).click();
  await expect(
    page.getByRole('link', {name: /^In your plan from (1[6-9]|2[0-3]) December 2026/}),
  ).toBeVisible();
  await page.getByRole('button', {name: 'See your plan'}).click();
  await expect(page).toHaveURL(new RegExp(`${PLAN}\\?recipes=`));
  const told = page.getByRole('status').filter({hasText: /^\d recipes?, last decision \d+ \w+ \d{4}\./});
  await expect(told).toHaveText(/^2 recipes/);
  const note = page.getByText('The plan was changed once it had begun');
  await expect(note).toContainText('16 December 2026');
  await page.getByRole('button', {name: 'Plan all from 30 November 2026'}).press('Enter');
  await expect(note).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await goto(PLAN);
  await expect(chart(page)).toHaveCount(2);
  await expect(note).toBeHidden();
  await page.getByRole('button', {name: `Remove ${more?.name}`}).press('Enter');
  await expect(told).toHaveText(/^1 recipe,/);
});

test('recipes of the list become a plan; one is removed, one pinned, one added from its own page', async ({
  page,
  goto,
}) => {
  await goto(LIST);
  for (const name of names) {
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('button', {name: `Add ${name} to plan`, exact: true}).click();
  }
  await goto(PLAN);
  await expect(chart(page)).toHaveCount(names.length);
  const [gone = '', kept = ''] = names;
  await page.getByRole('button', {name: `Remove ${gone}`}).click();
  await expect(chart(page)).toHaveCount(names.length - 1);
  // The next one can be taken out from here.
  await expect(page.getByRole('button', {name: /^Remove /}).and(page.locator(':focus'))).toBeVisible();
  await page.getByRole('button', {name: `Begin with ${kept}`}).click();
  await expect(page).toHaveURL(/first=/);
  await expect(chart(page).first()).toHaveText(kept);

  await goto(addressOf.recipe(one(planned, 'recipe')));
  await page.getByRole('button', {name: `Add to plan: ${gone}`}).click();
  await expect(page.getByRole('button', {name: `In your plan: ${gone}`})).toBeFocused();
  await goto(PLAN);
  expect(await inChart(page)).toEqual(sorted(names));
});

test('a recipe that was taken out of a running plan comes back by one press, and all is as it was', async ({
  page,
  goto,
}) => {
  await goto(`${address.replace(START, mondayIn(-11))}&first=${planned.at(-1)?.id ?? ''}`);
  await page.getByRole('button', {name: 'Keep this plan'}).click();
  const before = page.url();
  const name = names.at(-1) ?? '';
  await page.getByRole('button', {name: `Remove ${name}`}).click();
  await expect(chart(page)).toHaveCount(planned.length - 1);
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(page).toHaveURL(before);
  await expect(chart(page)).toHaveCount(planned.length);
  await expect(page.getByRole('button', {name: /^Remove /}).and(page.locator(':focus'))).toBeVisible();
});

test('the last recipe of a plan comes back by one press, too', async ({page, goto}) => {
  await goto(`${PLAN}?recipes=${planned[0]?.id ?? ''}&start=${START}&days=10`);
  await page.getByRole('button', {name: 'Keep this plan'}).click();
  await page.getByRole('button', {name: `Remove ${names[0] ?? ''}`}).click();
  await expect(page.getByRole('heading', {name: 'Your plan'})).toHaveCount(0);
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(chart(page)).toHaveCount(1);
  await expect(page.getByRole('button', {name: 'Undo'})).toHaveCount(0);
  await expect(page.getByRole('button', {name: `Remove ${names[0] ?? ''}`})).toBeFocused();
  await page.reload();
  await expect(chart(page)).toHaveCount(1);
});

test('Back to one’s own plan shows what has become of it elsewhere, and goes on keeping it', async ({
  page,
  goto,
  context,
}) => {
  const [first, second, third] = planned;
  await goto(address);
  await page.getByRole('button', {name: 'Keep this plan'}).click();
  await page.getByRole('button', {name: `Remove ${third?.name}`}).click();
  await chart(page)
    .filter({hasText: first?.name ?? ''})
    .click();
  await expect(page.getByRole('heading', {level: 1, name: first?.name ?? ''})).toBeVisible();
  await page.getByRole('button', {name: `In your plan: ${first?.name}`}).click();
  await page.goBack();
  await expect(page.getByRole('heading', {name: 'Your plan'})).toBeVisible();
  await expect(chart(page)).toHaveText([second?.name ?? '']);

  const tab = await context.newPage();
  await tab.goto(PLAN);
  await wake(tab);
  await tab.getByLabel('Working days a month').fill('3');
  await tab.getByLabel('Working days a month').blur();
  await expect(page.getByLabel('Working days a month')).toHaveValue('3');
  await expect(page).toHaveURL(/days=3/);
  await page.getByRole('button', {name: `Remove ${second?.name}`}).click();
  await expect(chart(tab)).toHaveCount(0);
});

test('other days for the finder are days of the plan in view, which stays one’s own', async ({
  page,
  goto,
}) => {
  await goto(address);
  await page.getByRole('button', {name: 'Keep this plan'}).click();
  await page.getByText('Not sure what is missing?').click();
  await page.getByRole('radio', {name: 'EUR 150,000 to 600,000'}).check();
  await page.getByRole('radio', {name: 'How many order again'}).check();
  await page.getByLabel('How many working days').fill('5');
  await page.getByRole('button', {name: 'Suggest recipes'}).click();
  await expect(page.getByLabel('Working days a month')).toHaveValue('5');
  await expect(page.getByRole('heading', {name: 'Your plan'})).toBeVisible();
  await goto(PLAN);
  await expect(page.getByLabel('Working days a month')).toHaveValue('5');
});

test('what does not fit into half a year is named, and goes, or fits with more days, by one press', async ({
  page,
  goto,
}) => {
  await goto(address.replace('days=10', 'days=1'));
  const warning = page.getByRole('listitem').filter({hasText: 'not fit into 26 weeks'});
  await expect(warning).toBeVisible();
  const title = new RegExp(`^Plan: ${await chart(page).count()} recipes?, until `);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await warning.getByRole('button', {name: /^Remove /}).click();
  await expect(warning).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', {name: 'Undo'}).click();
  await warning.getByRole('button', {name: /^Plan with \d+ days a month$/}).click();
  await expect(chart(page)).toHaveCount(planned.length);
});

test('a pin, the first day and the days a month are taken back by one press each', async ({page, goto}) => {
  await goto(address);
  await page.getByRole('button', {name: 'Keep this plan'}).click();
  await expect(heading(page)).toHaveText('Your plan');
  const before = page.url();
  const changes = [
    () => page.getByRole('button', {name: `Begin with ${names.at(-1) ?? ''}`}).click(),
    () => page.getByLabel('First day').fill(LATER),
    () => page.getByLabel('Working days a month').fill('5'),
    () => page.getByLabel('Leave 24 December to 1 January free').uncheck(),
  ];
  for (const change of changes) {
    await change();
    await expect(page).not.toHaveURL(before);
    await page.getByRole('button', {name: 'Undo'}).click();
    await expect(page).toHaveURL(before);
  }
});

test('the checklist is ticked, counted, kept, taken along as Markdown, and printed where it is open @phone', async ({
  page,
  goto,
}) => {
  await goto(address);
  const summary = page.locator('summary').filter({hasText: 'Checklist'});
  await expect(summary).toContainText(/0 of \d+ ready$/);
  await summary.click();
  const label = page.locator('details', {has: summary}).locator('label').first();
  const entry = page.getByRole('checkbox', {name: await label.innerText()});
  await label.click();
  await expect(entry).toBeChecked();
  await expect(summary).toContainText('1 of ');
  await expectAccessible(page);
  await goto(
    `${PLAN}?recipes=${planned
      .map(({id}) => id)
      .toReversed()
      .join()}&start=${LATER}&days=5`,
  );
  await expect(summary).toContainText('1 of ');
  await openMenu(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Markdown'}).click(),
  ]);
  expect(fs.readFileSync(await file.path(), 'utf8')).toMatch(/- \[x\] By \d+ \w+ \d{4}: /);
  await expect(label).toBeHidden();
  await summary.click();
  await page.emulateMedia({media: 'print'});
  await expect(entry).toBeVisible();
  await expect(entry).toBeChecked();
});

test('without storage, the address carries the plan', async ({page, goto}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  const [first = ''] = names;
  await goto(LIST);
  await page.getByRole('searchbox').fill(first);
  await page.getByRole('button', {name: `Add ${first} to plan`}).click();
  await expect(page.getByText('Not kept for your next visit')).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Plan (1)'}).click();
  await expect(page).toHaveURL(/\?recipes=/);
  await expect(chart(page)).toHaveText([first]);
  await page.reload();
  await wake(page);
  await expect(chart(page)).toHaveText([first]);
});

test('a link with answers shows what they lead to, and leaves a plan of one’s own as it is', async ({
  page,
  goto,
}) => {
  await page.addInitScript(
    (query) => window.localStorage.setItem('gfn-plan', JSON.stringify(query)),
    `recipes=${one(planned, 'recipe').id}&start=${LATER}&days=15`,
  );
  await goto(`${PLAN}?days=3&revenue=150k-600k&channels=email&worry=repeat`);
  await expect(page.getByRole('heading', {name: 'Your plan'})).toBeVisible();
  await expect(page.getByLabel('Working days a month')).toHaveValue('15');
  await expect(page.getByRole('button', {name: /^Add .* \d to the plan$/})).toBeVisible();
});

test('a plan that was sent leaves nothing behind once its last recipe is removed', async ({page, goto}) => {
  const [mine, theirs] = planned;
  await page.addInitScript(
    (id) => window.localStorage.setItem('gfn-plan', `"recipes=${id}&days=7"`),
    mine?.id ?? '',
  );
  await goto(`${PLAN}?recipes=${theirs?.id}&start=${LATER}&days=12`);
  await page.getByRole('button', {name: `Remove ${theirs?.name}`}).click();
  await expect(page).toHaveURL(
    new RegExp(`${PLAN}\\?recipes=${mine?.id}&start=[\\d-]+&days=7&made=[\\d-]+&id=\\w+$`),
  );
  await expect(page.getByRole('heading', {name: 'Your plan'})).toBeFocused();
  await expect(page.getByLabel('Working days a month')).toHaveValue('7');
  await expect(page.getByLabel('First day')).not.toHaveValue(LATER);
});
