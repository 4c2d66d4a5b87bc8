import type {Page} from 'playwright/test';
import {expectAccessible} from '../support/axe';
import {advisors, GOALS, one, recipes} from '../support/content';
import {scriptsAsked} from '../support/scripts';
import {expect, test} from '../support/test';

const SHOWN = 5;
const carouselOf = (page: Page) => page.getByRole('region', {name: 'Some of our advisors'});
const shown = (page: Page) => carouselOf(page).getByText(/, \d of 5$/);
const isShown = (page: Page, place: number) =>
  expect(shown(page)).toHaveText(new RegExp(`, ${place} of ${SHOWN}$`));

const drawer = (page: Page) => page.getByRole('list', {name: 'All recipes'});
const dimmed = (page: Page) => drawer(page).locator('[data-dim]').count();

test('the drawer has every recipe with its stamp; a goal dims what does not serve it', async ({
  page,
  goto,
}) => {
  await goto('/');
  await expect(drawer(page).getByRole('link')).toHaveCount(recipes.length);
  const {name} = one(recipes, 'recipe');
  await expect(drawer(page).getByRole('link', {name})).toHaveAccessibleName(
    /^\d\d .+ (Holds|Mixed|Untested)$/,
  );
  const [first, other] = GOALS;
  const goal = (words: string) =>
    page.getByRole('group', {name: 'Your goals'}).getByRole('button', {name: words});
  await expect(goal(first)).toHaveAttribute('aria-pressed', 'true');
  const byOne = await dimmed(page);
  expect(byOne).toBeGreaterThan(0);
  await goal(other).click();
  await expect.poll(() => dimmed(page)).toBeLessThan(byOne);
  await goal(first).click();
  await goal(other).click();
  await expect.poll(() => dimmed(page)).toBe(0);
});

test('a press lays a card over the drawer, and a second one opens its recipe, by keyboard as well', async ({
  page,
  goto,
}) => {
  await goto('/');
  const {name} = one(recipes, 'recipe');
  const card = drawer(page).getByRole('link', {name});
  const laid = page.getByRole('dialog', {name});
  await card.click();
  await expect(laid.getByText('Costs')).toBeVisible();
  await expectAccessible(page);
  await laid.getByRole('button', {name: 'Put the card back'}).click();
  await expect(laid).toBeHidden();
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(laid.getByRole('link', {name})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveURL(/\/services\/growth-recipes\/[a-z0-9-]+$/);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} px the drawer begins, and a laid card lies, within the window`, async ({page, goto}) => {
    await page.setViewportSize({width, height});
    await goto('/');
    const cards = drawer(page).getByRole('link');
    await expect(cards.first()).toBeInViewport({ratio: 1});
    const tops = await drawer(page)
      .getByRole('listitem')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(width > 1_000 ? 10 : 5);
    await cards.first().click();
    await expect(page.getByRole('dialog').getByRole('link')).toBeInViewport({ratio: 1});
  });
}

test('nothing moves, whichever goals are on, at any width', async ({page, goto}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({width, height: 900});
    await goto('/');
    const top = () =>
      page
        .getByRole('heading', {level: 2})
        .first()
        .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    for (const button of await page.getByRole('group', {name: 'Your goals'}).getByRole('button').all()) {
      if ((await button.getAttribute('aria-pressed')) === 'false') {
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
      }
      expect(await top(), `${width} px`).toBe(before);
    }
  }
});

test('the headline turns from one word to the other, and can be paused', async ({page, goto}) => {
  await goto('/');
  const heading = page.getByRole('heading', {level: 1});
  const whichIn = (time: number) =>
    heading.evaluate((element, currentTime) => {
      const turning = element.getAnimations({subtree: true});
      return turning.flatMap((animation) => {
        animation.currentTime = currentTime;
        const {target} = animation.effect as KeyframeEffect;
        // What follows the words only comes closer to the narrower one.
        return target?.textContent === 'Team'
          ? []
          : [getComputedStyle(target ?? element).translate === '0px'];
      });
    }, time);
  // Each word has two seconds.
  expect(await whichIn(200)).toEqual([true, false]);
  expect(await whichIn(2_200)).toEqual([false, true]);
  const states = () =>
    heading.evaluate((element) => [
      ...new Set(element.getAnimations({subtree: true}).map(({playState}) => playState)),
    ]);
  const pause = page.getByRole('checkbox', {name: 'Pause headline'});
  await pause.click();
  await expect.poll(states).toEqual(['paused']);
  await pause.click();
  await expect.poll(states).toEqual(['running']);
});

test.describe('the carousel', () => {
  test.beforeEach(async ({page, goto}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await goto('/');
  });

  test('loads its script when the visitor comes near, and answers a press that comes before it', async ({
    page,
  }) => {
    await page.waitForLoadState('networkidle');
    const later = scriptsAsked(page);
    await page.mouse.wheel(0, 100);
    await page.waitForLoadState('networkidle');
    expect(later).toEqual([]);
    const next = carouselOf(page).getByRole('button', {name: 'Next'});
    await next.evaluate((button: HTMLElement) => button.click());
    await next.evaluate((button: HTMLElement) => button.click());
    await isShown(page, 5);
    expect(later.length).toBeGreaterThan(0);
    await next.click();
    await isShown(page, 1);
  });

  test('answers keys while it is in view, unless the focus is in another widget', async ({page}) => {
    await page.keyboard.press('ArrowRight');
    await carouselOf(page).scrollIntoViewIfNeeded();
    await isShown(page, 3);
    await page.keyboard.press('ArrowRight');
    await isShown(page, 4);
    await page.getByRole('main').getByRole('link', {name: 'Meet the Network'}).focus();
    await page.keyboard.press('ArrowRight');
    await isShown(page, 4);
    await carouselOf(page).getByRole('button', {name: 'Previous'}).focus();
    await page.keyboard.press('ArrowLeft');
    await isShown(page, 3);
  });

  test('answers its dots; a card is chosen by its button, and leads to its profile by its link', async ({
    page,
  }) => {
    const last = one(advisors.slice(SHOWN - 1), 'fifth advisor');
    await carouselOf(page).scrollIntoViewIfNeeded();
    await carouselOf(page)
      .getByRole('group', {name: 'Choose a slide'})
      .getByRole('button', {name: last.name})
      .click();
    await isShown(page, SHOWN);
    const slide = carouselOf(page).getByRole('group', {name: /^2 of 5/});
    await slide.getByRole('button').click();
    await expect(slide.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await slide.getByRole('button').focus();
    await page.keyboard.press('Tab');
    await expect(slide.getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/network\/advisors\/[a-z-]+$/);
  });
});

test('on a phone, whatever has the focus by Tab is wholly in view', async ({page, goto}) => {
  await page.setViewportSize({width: 390, height: 844});
  await goto('/');
  const buttons = carouselOf(page).getByRole('button', {name: 'Previous'});
  await buttons.focus();
  const within = () =>
    page.evaluate(() => {
      const slide = document.activeElement?.closest('[aria-roledescription="slide"]')?.firstElementChild;
      const {left = -1, right = 0} = slide?.getBoundingClientRect() ?? {};
      return left >= 0 && right <= window.innerWidth;
    });
  const stops = await carouselOf(page)
    .getByRole('group')
    .filter({has: page.getByRole('link')})
    .count();
  expect(stops).toBeGreaterThan(1);
  // Each slide has a button and a link.
  for (let stop = 0; stop < 2 * stops; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(within, {message: `stop ${stop}`}).toBe(true);
  }
});
