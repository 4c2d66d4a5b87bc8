import {textsOf} from '../support/content';
import {expectAccessible} from '../support/axe';
import {PLAN, chart, planned} from '../support/planner';
import {expect, test, wake} from '../support/test';

const [mine] = planned;
const texts = textsOf('growth-plan');
const name = mine?.name ?? '';
/** The plan of one recipe, from Monday 7 December on. */
const own = `"recipes=${mine?.id}&start=2026-12-07&days=10&id=abcd"`;
const at = (day: string) => new Date(`${day}T09:00:00`);

test('a plan is made, begun, a week passes, a set-up is done, a decision fails with its figure, the next plan heeds it, and all of it goes to another device @phone', async ({
  page,
  goto,
  browser,
}) => {
  const answers = `${PLAN}?days=8&revenue=150k-600k&channels=email&worry=repeat`;
  const suggested = (on = page) =>
    on.getByRole('region', {name: /for you$|^Nothing that fits/}).getByRole('listitem');
  await page.clock.setFixedTime(at('2026-12-04'));
  await goto(answers);
  const link = suggested().first().getByRole('link').first();
  const name = await link.innerText();
  const address = (await link.getAttribute('href')) ?? '';
  await goto(address);
  await page.getByRole('checkbox', {name: 'Step 1 done'}).check();
  await page
    .getByRole('button', {name: `Add to plan: ${name}`})
    .first()
    .click();
  await goto(PLAN);
  await expect(chart(page)).toHaveText([name]);
  await expect(page.getByLabel('First day')).toHaveValue('2026-12-07');

  await page.clock.setFixedTime(at('2026-12-08'));
  await goto(PLAN);
  const week = page.getByRole('region', {name: texts.week.heading});
  await expect(week.getByRole('heading')).toBeInViewport();
  await expect(week).toContainText(name);
  await expectAccessible(page);

  await page.clock.setFixedTime(at('2027-01-18'));
  await goto(PLAN);
  await week.getByRole('button', {name: `Done: Set up ${name}`}).click();
  await expect(week.getByRole('heading')).toBeFocused();
  await expect(week.getByRole('button', {name: `Done: Set up ${name}`})).toHaveCount(0);
  await page.getByRole('button', {name: 'Undo'}).click();
  await week.getByRole('button', {name: `Done: Start ${name}`}).click();
  await expect(week.getByRole('button', {name: /^Done: /})).toHaveCount(0);

  await page.clock.setFixedTime(at('2027-06-21'));
  await goto(PLAN);
  const late = week.getByRole('button', {name: `One week later: Decide on ${name}`});
  await late.press('Enter');
  await expect(late).toHaveCount(0);
  await expect(week).toContainText('Mon 28 Jun');

  await page.clock.setFixedTime(at('2027-06-28'));
  await goto(PLAN);
  await week.getByLabel('The figure').fill('EUR 48 an order');
  await week.getByLabel('A note').fill('Too dear');
  await week.getByRole('button', {name: `Failed: ${name}`}).click();
  await expect(week).toContainText(texts.week.over);
  await page.getByText(texts.week.log).click();
  const row = page.getByRole('row').filter({hasText: 'EUR 48 an order'});
  await expect(row).toContainText('28 June 2027');
  await expect(row).toContainText('Failed');

  await goto(answers);
  await expect(suggested().first()).toBeVisible();
  await expect(suggested().getByRole('link', {name, exact: true})).toHaveCount(0);

  const numbers = page.locator('summary').filter({hasText: texts.numbers.heading});
  await numbers.click();
  await page.getByLabel('Orders a month').fill('900');
  await page.getByText(texts.device.heading).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: texts.device.save}).click(),
  ]);
  const other = await browser.newContext({baseURL: new URL(page.url()).origin});
  const there = await other.newPage();
  await there.goto(PLAN);
  await wake(there);
  await there.getByText(texts.device.heading).click();
  await there.getByLabel(texts.device.read).setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":'),
  });
  await expect(there.getByText('Nothing has changed.')).toBeVisible();
  await there.getByLabel(texts.device.read).setInputFiles(await file.path());
  await there.getByRole('button', {name: 'Add it to what is here'}).click();
  await expect(chart(there)).toHaveText([name]);
  await expect(there.locator('summary').filter({hasText: texts.numbers.heading})).toContainText('(1)');
  await there.getByText(texts.week.log).click();
  await expect(there.getByRole('row').filter({hasText: 'EUR 48 an order'})).toBeVisible();
  await there.goto(address);
  await wake(there);
  await expect(there.getByRole('checkbox', {name: 'Step 1 done'})).toBeChecked();
  await other.close();
});

test('by keyboard alone: what is due is done, and decided with its figure', async ({page, goto}) => {
  await page.clock.setFixedTime(at('2027-01-18'));
  await page.addInitScript((text) => {
    if (window.localStorage.getItem('gfn-plan') === null) {
      window.localStorage.setItem('gfn-plan', text);
    }
  }, own);
  await goto(PLAN);
  const week = page.getByRole('region', {name: texts.week.heading});
  const tabTo = async (label: string) => {
    await page.keyboard.press('Tab');
    const target = week.getByRole('button', {name: label});
    await expect(target).toBeFocused();
  };
  for (const label of [`Done: Set up ${name}`, `Done: Start ${name}`]) {
    await week.getByRole('link', {name}).first().focus();
    await tabTo(label);
    await page.keyboard.press('Enter');
    await expect(week.getByRole('heading')).toBeFocused();
  }
  await page.clock.setFixedTime(at('2027-06-21'));
  await goto(PLAN);
  await week.getByRole('link', {name}).first().focus();
  await page.keyboard.press('Tab');
  await expect(week.getByLabel('The figure')).toBeFocused();
  await page.keyboard.type('EUR 48 an order');
  await page.keyboard.press('Tab');
  await tabTo(`Worked: ${name}`);
  await tabTo(`Failed: ${name}`);
  await page.keyboard.press('Enter');
  await expect(week).toContainText(texts.week.over);
  await expect(week.getByRole('heading')).toBeFocused();
});

test('without storage, what is done is kept for the visit, and said', async ({page, goto}) => {
  await page.clock.setFixedTime(at('2026-12-08'));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await goto(`${PLAN}?recipes=${mine?.id}&start=2026-12-07&days=10&id=abcd`);
  await page.getByRole('button', {name: 'Keep this plan'}).click();
  await expect(page.getByText('Not kept for your next visit')).toBeVisible();
  const week = page.getByRole('region', {name: texts.week.heading});
  const done = week.getByRole('button', {name: /^Done: /}).first();
  const label = (await done.getAttribute('aria-label')) ?? '';
  await done.click();
  await expect(week.getByRole('button', {name: label, exact: true})).toHaveCount(0);
});
