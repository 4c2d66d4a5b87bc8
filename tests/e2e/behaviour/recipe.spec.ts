import type {Locator, Page} from 'playwright/test';
import {sentencesIn} from '../../../src/lib/sentences';
import {expectAccessible} from '../support/axe';
import {addressOf, byLength, longest, recipes} from '../support/content';
import {expect, given, test} from '../support/test';
import {seeAll} from '../support/weight';

const LIST = '/services/growth-recipes';
/** Items that a card's preview holds. */
const STEPS_PREVIEW = 3;
const ASSETS_PREVIEW = 4;
const costly = recipes.filter(({investmentRequired}) => investmentRequired);
const recipe = longest(costly.length > 0 ? costly : recipes);
const path = addressOf.recipe(recipe);
const listOf = ({name}: {name: string}) => `${LIST}?q=${encodeURIComponent(name)}`;
/** Opens what is in the menu of a recipe's page. */
const openMenu = (page: Page) => page.getByRole('button', {name: 'Save, share, print'}).click();
const cardOf = (page: Page, {name}: {name: string}) => page.getByRole('article').filter({hasText: name});

test('a card shows all it is to show; its tabs work by keyboard, are named, and fetch nothing', async ({
  page,
  goto,
}) => {
  const long = given(
    recipes,
    'recipe with more steps and assets than its card shows',
    ({steps, assetsNeeded}) => steps.length > STEPS_PREVIEW && assetsNeeded.length > ASSETS_PREVIEW,
  );
  await goto(listOf(long));
  const card = cardOf(page, long);
  for (const text of [
    long.buyingCycle,
    ...long.channels,
    `${long.effortLevel} Effort`,
    `${long.expectedImpact} Impact`,
    'Objective',
    'Timeframe',
    `+${long.steps.length - STEPS_PREVIEW} more steps...`,
  ]) {
    await expect(card.getByText(text).filter({visible: true}).first()).toBeVisible();
  }
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await card.getByRole('tab', {name: 'Steps'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('tab', {name: 'Assets'})).toBeFocused();
  // The browser's ids are those of the server's HTML.
  const panel = await card.getByRole('tabpanel', {name: 'Assets'}).getAttribute('id');
  await expect(card.getByRole('tab', {name: 'Assets'})).toHaveAttribute('aria-controls', panel ?? '');
  await expect(card.getByRole('tabpanel', {name: 'Assets'})).toContainText(
    `+${long.assetsNeeded.length - ASSETS_PREVIEW} more assets...`,
  );
  await page.keyboard.press('End');
  await expect(card.getByRole('tabpanel', {name: 'Case'})).toContainText(`Source: ${long.source}`);
  expect(requests.filter((url) => url.endsWith('.json'))).toEqual([]);
  await expect(page.locator('a [role="tab"], a button')).toHaveCount(0);
});

test('an investment mark is on cards that need one, and on no other', async ({page, goto}) => {
  const cheap = given(recipes, 'recipe without an investment', ({investmentRequired}) => !investmentRequired);
  for (const each of [recipe, cheap]) {
    await goto(listOf(each));
    const mark = cardOf(page, each).getByText('Investment required', {exact: true});
    await expect(mark).toHaveCount(each.investmentRequired ? 1 : 0);
  }
});

test('a recipe shows all of its parts, what you need before what you do, and keeps your progress', async ({
  page,
  goto,
}) => {
  await goto(path);
  const main = page.getByRole('main');
  for (const text of [
    recipe.buyingCycle,
    ...(recipe.investmentRequired ? ['Investment Required'] : []),
    ...recipe.channels,
    'Effort Level',
    'Expected Impact',
    'Timeframe',
    'Objective',
    `Source: ${recipe.source}`,
  ]) {
    await expect(main.getByText(text, {exact: true}).first()).toBeVisible();
  }
  const headings = await main.getByRole('heading', {level: 2}).allTextContents();
  const places = ['Assets Needed', 'Dependencies', 'Steps to Execute', 'Case Study', 'Optimization Tips'].map(
    (name) => headings.findIndex((text) => text.startsWith(name)),
  );
  expect(places).not.toContain(-1);
  expect(Math.max(places[0] ?? 0, places[1] ?? 0)).toBeLessThan(places[2] ?? 0);
  const done = (count: number) => page.getByText(`${count} of ${recipe.steps.length} steps done`);
  await page.getByRole('checkbox', {name: 'Step 1 done'}).click();
  await expect(done(1)).toBeVisible();
  await expectAccessible(page);
  await goto(path);
  await expect(done(1)).toBeVisible();
  await page.getByRole('button', {name: 'Start again'}).press('Enter');
  await expect(done(0)).toBeFocused();
});

test('the number of a related recipe is in the margin of its card, before all of its text', async ({
  page,
  goto,
}) => {
  await goto(path);
  const card = page.getByRole('region', {name: 'Related recipes'}).getByRole('listitem').first();
  await card.scrollIntoViewIfNeeded();
  const number = await card.getByText(/^\d\d$/).boundingBox();
  const title = await card.getByRole('link').boundingBox();
  expect((number?.x ?? Infinity) + (number?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0);
});

test('where the browser has no share sheet the address is copied; where it cannot copy, the page says what to do', async ({
  page,
  goto,
  clipboard,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', {value: undefined}));
  await goto(path);
  await openMenu(page);
  await page.getByRole('button', {name: 'Share', exact: true}).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await clipboard()).toContain(path);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByText('Your browser does not allow copying')).toBeVisible();
  await page.getByRole('link', {name: 'Markdown file'}).click();
  await expect(page).toHaveURL(`${path}.md`);
});

test('printed, list and recipe have no controls; the recipe has its address', async ({page, goto}) => {
  await goto(LIST);
  await page.emulateMedia({media: 'print'});
  const cards = page.getByRole('article');
  await expect(cards.first().getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await goto(path);
  await expect(page.getByRole('button', {name: 'Print'})).toBeHidden();
  await expect(page.getByText(new RegExp(`^https:.*${path}$`))).toBeVisible();
});

test.describe('in forced colours', () => {
  test.use({colorScheme: 'dark', contextOptions: {forcedColors: 'active'}});

  test('what is planned is marked, on a card and on the page, and a ticked step looks different', async ({
    page,
    goto,
  }) => {
    /** Whether it has the colours by which the system marks what is chosen. */
    const isMarked = (element: Locator) =>
      element.evaluate((node) => {
        const {color, backgroundColor} = getComputedStyle(node);
        const probe = document.createElement('p');
        probe.style.cssText = 'color: HighlightText; background: Highlight; forced-color-adjust: none';
        document.body.append(probe);
        const pair = getComputedStyle(probe);
        const same = color === pair.color && backgroundColor === pair.backgroundColor;
        probe.remove();
        return same;
      });
    await goto(listOf(recipe));
    const onCard = cardOf(page, recipe).first().getByRole('button', {name: /^Add /}).first();
    expect(await isMarked(onCard)).toBe(false);
    await onCard.click();
    await page.mouse.move(2, 2);
    await expect.poll(() => isMarked(onCard)).toBe(true);
    await goto(path);
    await expect.poll(() => isMarked(page.getByRole('button', {name: /^In your plan: /}).first())).toBe(true);
    const number = page.getByRole('main').getByText('1', {exact: true}).first();
    const look = () => number.evaluate((node) => getComputedStyle(node).backgroundColor);
    const before = await look();
    await page.getByRole('checkbox', {name: 'Step 1 done'}).click();
    await expect.poll(look).not.toBe(before);
  });
});

test.describe('on a phone', () => {
  const PHONE = {width: 390, height: 844};
  test.use({viewport: PHONE, hasTouch: true, isMobile: true});
  const ordered = byLength(recipes);
  const some = [0, Math.floor(ordered.length / 2), ordered.length - 1].flatMap((at) => ordered[at] ?? []);

  // Guards the ten seconds in which a reader decides: the verdict is whole and near, and the page is not a scroll.
  test('the first afternoon begins before the second screen ends, and the page has nine at most', async ({
    page,
    goto,
  }) => {
    for (const each of some) {
      await goto(addressOf.recipe(each));
      const heading = page.getByRole('heading', {name: 'This Afternoon'});
      const top = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      expect(top, each.id).toBeLessThanOrEqual(1.95 * PHONE.height);
      // What is far from the window has a height by estimate until it has been near.
      await seeAll(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, each.id).toBeLessThanOrEqual(8.9 * PHONE.height);
    }
  });

  test('how a step is done unfolds at the step, or at all of them, and is found by a search in the page', async ({
    page,
    goto,
  }) => {
    await goto(path);
    const [first, second, third] = recipe.steps;
    const begins = (step: typeof first) => page.getByText(sentencesIn(step?.how ?? '')[0] ?? '').first();
    const rest = (step: typeof first) =>
      sentencesIn(step?.how ?? '')
        .slice(1)
        .join(' ');
    const how = (step: typeof first) => page.getByText(rest(step)).first();
    // The first step is whole, and of the others the first sentence is there.
    await expect(how(first)).toBeVisible();
    await expect(begins(second)).toBeVisible();
    await expect(how(second)).toBeHidden();
    await page.getByText('How step 2 is done').locator('..').tap();
    await expect(how(second)).toBeVisible();
    await expect(how(third)).toBeHidden();
    await page.getByRole('button', {name: 'Show all'}).tap();
    await expect(how(third)).toBeVisible();
    await page.goto('about:blank');
    await page.goto(
      `${path}#:~:text=${encodeURIComponent(sentencesIn(rest(second))[0] ?? '').replaceAll('-', '%2D')}`,
    );
    await expect(how(second)).toBeVisible();
  });
});
