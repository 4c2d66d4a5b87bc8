import fs from 'node:fs';
import type {Page} from 'playwright/test';
import {toPlanRecipe} from '../../../src/features/recipes/plan/plan';
import {schedule} from '../../../src/features/recipes/plan/schedule';
import {expectAccessible} from '../support/axe';
import {addressOf, one, recipes} from '../support/content';
import {PLAN, address, chart, heading, names, openMenu, openStart, planned} from '../support/planner';
import {CONSENT, expect, given, test, wake} from '../support/test';

const HEADING = 'Your month in a sentence';
const COMING = 'Putting the plan of this link in order';
const [first, second, third] = names;

/** From now on it is this day, on which the choice about cookies was made, too. */
async function setDay(page: Page, day: string): Promise<void> {
  const now = new Date(`${day}T09:00:00`);
  await page.clock.setFixedTime(now);
  const record = JSON.stringify({...CONSENT, timestamp: now.toISOString()});
  await page.addInitScript((text) => window.localStorage.setItem('user-consent', text), record);
}

test('two of the sentence’s blanks and a press make a plan for next month; it is added to, taken along, and found again @phone', async ({
  page,
  goto,
}) => {
  await setDay(page, '2026-11-25');
  await goto(PLAN);
  await page.getByRole('combobox', {name: 'Spend on ads each month'}).selectOption('EUR 30,000');
  await page.getByRole('combobox', {name: 'What worries you most'}).selectOption('too few order again');
  await expect(page).toHaveURL(/worry=repeat.*ads=30000/);
  const make = page.getByRole('button', {name: /^Make a plan of these [2345] recipes$/});
  const count = Number(/\d/.exec(await make.innerText())?.[0]);
  await make.click();
  await expect(heading(page)).toBeFocused();
  await expect(chart(page)).toHaveCount(count);
  await expect(page).toHaveURL(/start=2026-11-30$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Next: Mon 30 Nov, set up \d\d$/);
  await expect(heading(page)).toHaveText(new RegExp(`^Your plan, ${count} recipes until \\d+ \\w+ 2027$`));
  await expect(page.getByRole('region', {name: 'Agenda'}).getByRole('listitem').first()).toBeInViewport();
  const before = await page
    .getByRole('listitem')
    .filter({has: page.getByRole('button', {name: /^Move/})})
    .allInnerTexts();
  await expectAccessible(page);

  const more = one(recipes, 'recipe', ({id, plan}) => {
    const ids = new URL(page.url()).searchParams.get('recipes')?.split(',') ?? [];
    return plan?.needs.length === 0 && plan.runsDays < 60 && plan.occupies.length > 0 && !ids.includes(id);
  });
  await goto(addressOf.recipe(more));
  await page
    .getByRole('button', {name: `Add to plan: ${more.name}`})
    .first()
    .click();
  await page.getByRole('button', {name: 'See it', exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`recipes=[a-z0-9,-]+,${more.id}&start=2026-11-30`));
  await expect(chart(page)).toHaveCount(count + 1);
  const after = await page
    .getByRole('listitem')
    .filter({has: page.getByRole('button', {name: /^Move/})})
    .allInnerTexts();
  expect(after.slice(0, before.length)).toEqual(before);

  await openMenu(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Calendar file'}).click(),
  ]);
  expect(file.suggestedFilename()).toBe('growth-plan.ics');
  expect(fs.readFileSync(await file.path(), 'utf8').match(/SUMMARY:Decide/g)).toHaveLength(after.length);

  await setDay(page, '2026-12-01');
  await goto(PLAN);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Today, set up \d\d$/);
  const week = page.getByRole('heading', {name: 'This week'});
  await expect(week).toBeInViewport();
  await expect(chart(page)).toHaveCount(after.length);
  await setDay(page, '2028-01-10');
  // The tab has stayed open until then.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('All days of this plan are over');
  await expect(week).toBeHidden();
});

test('a link shows the plan to its recipient beside their own, and is kept by one press', async ({
  page,
  goto,
  clipboard,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', {value: undefined}));
  await page.addInitScript((id) => {
    if (window.localStorage.getItem('gfn-plan') === null) {
      window.localStorage.setItem('gfn-plan', `recipes=${id}&days=7`);
    }
  }, planned[2]?.id);
  await goto(address);
  await expect(heading(page)).toHaveText(/^The plan in this link, 3 recipes until /);
  await expect(chart(page)).toHaveText(names);
  await openMenu(page);
  await page.getByRole('button', {name: 'Share link'}).click();
  await expect.poll(clipboard).toContain(address);

  await goto(PLAN);
  await expect(heading(page)).toHaveText(/^Your plan, /);
  await expect(chart(page)).toHaveText([third ?? '']);
  await expect(page).toHaveURL(new RegExp(`recipes=${planned[2]?.id}&start=[\\d-]+&days=7$`));
  await goto(address);
  await page.getByRole('button', {name: 'Keep this plan'}).click();
  await expect(heading(page)).toHaveText(/^Your plan, /);
  await expect(heading(page)).toBeFocused();
  await goto(PLAN);
  await expect(chart(page)).toHaveText(names);
});

test('rows move up and down and go, the focus with them, and one press puts them in the best order', async ({
  page,
  goto,
}) => {
  await goto(address);
  await page.getByRole('button', {name: 'Keep this plan'}).click();
  const down = page.getByRole('button', {name: `Move ${first} down`});
  await down.press('Enter');
  await expect(chart(page)).toHaveText([second, first, third].map((name) => name ?? ''));
  await expect(down).toBeFocused();
  await expect(page.getByRole('status').filter({hasText: `${first} is 2 of 3 now.`})).toHaveCount(1);
  await page.getByRole('button', {name: `Move ${third} up`}).click();
  await expect(chart(page)).toHaveText([second, third, first].map((name) => name ?? ''));
  await expect(page).toHaveURL(
    new RegExp(`recipes=${[planned[1], planned[2], planned[0]].map((one) => one?.id).join()}`),
  );
  await openStart(page);
  const best = page.getByRole('button', {name: 'Best order'});
  await best.click();
  await expect(best).toHaveAttribute('aria-disabled', 'true');
  const last = (await chart(page).last().innerText()).trim();
  await page.getByRole('button', {name: `Remove ${last}`}).click();
  await expect(chart(page)).toHaveCount(2);
  await expect(page.getByRole('button', {name: /^Remove /}).and(page.locator(':focus'))).toBeVisible();
  for (const left of await chart(page).allInnerTexts()) {
    await page.getByRole('button', {name: `Remove ${left.trim()}`}).click();
  }
  await expect(page.getByRole('heading', {name: HEADING})).toBeFocused();
});

test('first day and days a month are read as people write them, and refused beside their field', async ({
  page,
  goto,
}) => {
  await goto(address);
  await openStart(page);
  const days = page.getByLabel('Working days a month', {exact: true});
  for (const wrong of ['40', '0', '-3', '2.5', '']) {
    await days.fill(wrong);
    await days.blur();
    await expect(days, wrong).toHaveAccessibleDescription(/^Give whole days from 1 to 23\./);
    await expect(page).toHaveURL(/days=10/);
  }
  await days.fill(' 4 ');
  await expect(days).toHaveAccessibleDescription('');
  await expect(page).toHaveURL(/days=4/);
  const day = page.getByLabel('First day');
  await day.fill('0020-01-11');
  await day.blur();
  await expect(day).toHaveAccessibleDescription(/^Give a day from 2000 to 2099/);
  await day.fill('2027-01-11');
  await expect(day).toHaveAccessibleDescription('');
  await expect(page).toHaveURL(/start=2027-01-11/);
});

test('what an address makes up is left out, and a missing need is added by one press', async ({
  page,
  goto,
}) => {
  const library = recipes.flatMap(toPlanRecipe);
  const fits = ({id, needs}: {id: string; needs: readonly string[]}) =>
    needs.length === 1 &&
    schedule({recipes: [...needs, id], start: 20_605, days: 20}, library).items.length === 2;
  const needy = given(library, 'recipe that needs another', fits);
  await goto(`${PLAN}?recipes=${needy.id},no-such-recipe,<script>&days=20&start=tomorrow&first=a&own=x`);
  await expect(page.getByText('We no longer have what this plan calls no-such-recipe.')).toBeVisible();
  await page.getByRole('button', {name: 'Go on without it'}).click();
  await expect(page).toHaveURL(new RegExp(`\\?recipes=${needy.id}&days=20&first=a&own=x$`));
  const warning = page.getByRole('listitem').filter({hasText: `“${needy.name}” builds on the result of`});
  await warning.getByRole('button', {name: 'Add “'}).press('Enter');
  await expect(chart(page)).toHaveCount(2);
  await expect(warning).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('Back to one’s own plan shows what has become of it elsewhere, and goes on keeping it', async ({
  page,
  goto,
  context,
}) => {
  await goto(address);
  await page.getByRole('button', {name: 'Keep this plan'}).click();
  await chart(page)
    .filter({hasText: first ?? ''})
    .click();
  await page
    .getByRole('button', {name: `In your plan: ${first}`})
    .first()
    .click();
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Your plan, /);
  await expect(chart(page)).toHaveText([second ?? '', third ?? '']);
  const tab = await context.newPage();
  await tab.goto(PLAN);
  await wake(tab);
  await openStart(tab);
  await tab.getByLabel('Working days a month', {exact: true}).fill('3');
  await expect(page).toHaveURL(/days=3/);
  await expect(heading(page)).toHaveText(/^Your plan, /);
});

test('without storage, the address carries the plan, and a file that cannot be made leaves it as it is', async ({
  page,
  goto,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await goto(addressOf.recipe(one(planned, 'recipe')));
  await page
    .getByRole('button', {name: `Add to plan: ${first}`})
    .first()
    .click();
  await expect(page.getByText('Not kept for your next visit')).toBeVisible();
  await page.getByRole('link', {name: 'See it in your plan'}).click();
  await expect(page).toHaveURL(/\?recipes=.*start=/);
  await page.reload();
  await wake(page);
  await expect(chart(page)).toHaveText([first ?? '']);
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
  });
  await openMenu(page);
  await page.getByRole('button', {name: 'Markdown'}).click();
  await expect(page.getByRole('main').getByText('The file (Markdown) could not be created.')).toBeVisible();
  await expect(chart(page)).toHaveCount(1);
});

test('a small Meta budget is answered by its position, what does not fit says why, and an address brings both back', async ({
  page,
  goto,
}) => {
  await goto(PLAN);
  const answer = page.getByRole('region', {name: 'The answer'});
  await expect(answer).toContainText('One sales campaign with one broad ad set.');
  await expect(answer).toContainText(/about 22 purchases a week at EUR\s32 each/);
  await expect(page.getByRole('list', {name: 'Not yet'}).getByRole('listitem').first()).toContainText(
    ': not yet, because it takes ',
  );
  await page.getByText('More exactly').click();
  const orders = page.getByLabel('Orders a month (optional)');
  await orders.fill('10000');
  await expect(page).toHaveURL(/orders=10000\b/);
  await expect(answer).toContainText('One sales campaign with one broad ad set.');
  const ads = page.getByLabel('EUR spent on advertising');
  await ads.fill('20000');
  await expect(page).toHaveURL(/ads=20000\b/);
  await expect(answer).not.toContainText('One sales campaign');
  await page.getByLabel('Working days a month for').fill('8');
  await expect(page).toHaveURL(/days=8/);
  await page.reload();
  await wake(page);
  await page.getByText('More exactly').click();
  await expect(orders).toHaveValue('10000');
  await expect(ads).toHaveValue('20000');
});

test('a plan is printed on one sheet of A4', async ({page, goto}) => {
  await goto(address);
  await expect(chart(page)).toHaveCount(planned.length);
  const pdf = await page.pdf({preferCSSPageSize: true});
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('before any script of the page runs, a link with a plan shows no question @phone', async ({page}) => {
  await page.route('**/*.js', () => undefined);
  await page.goto(address, {waitUntil: 'commit'});
  await expect(page.getByText(COMING)).toBeInViewport();
  await expect(page.getByRole('heading', {name: HEADING})).toBeHidden();
  await page.goto(PLAN, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {name: HEADING})).toBeVisible();
  await expect(page.getByText(COMING)).toBeHidden();
});
