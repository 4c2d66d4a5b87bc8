import type {Locator} from 'playwright/test';
import {INVADERS, TETRIS, button} from '../support/arcade';
import {expect, stopClock, test} from '../support/test';

/** A finger's width (WCAG 2.5.5). */
const FINGER = 44;

const GAMES = [
  {name: 'Space Invaders', path: INVADERS, start: 'Start Game', left: ['Left', 'Right'], right: ['Shoot']},
  {
    name: 'Tetris',
    path: TETRIS,
    start: 'Start',
    left: ['Left', 'Right', 'Soft drop'],
    right: ['Rotate', 'Hard drop'],
  },
];

async function boxOf(locator: Locator) {
  await expect(locator).toBeInViewport({ratio: 1});
  const box = await locator.boundingBox();
  if (box === null) {
    throw new Error('It is not shown.');
  }
  return {...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.x + box.width / 2};
}
type Box = Awaited<ReturnType<typeof boxOf>>;

const apart = (a: Box, b: Box) => a.right <= b.x || b.right <= a.x || a.bottom <= b.y || b.bottom <= a.y;

for (const viewport of [
  {width: 844, height: 390},
  {width: 568, height: 320},
]) {
  test.describe(`on a phone on its side, ${viewport.width} by ${viewport.height}`, () => {
    test.use({hasTouch: true, isMobile: true, viewport});

    for (const {name, path, start, left, right} of GAMES) {
      test(`${name} has one thumb move and the other act, and all of it in view`, async ({page, goto}) => {
        await page.clock.install();
        await goto(path);
        await button(page, start).tap();
        // Time stands still while it is measured: a slow machine would see the end of the game.
        await stopClock(page);
        const keys = page.getByRole('group', {name: 'Touch controls'}).getByRole('button');
        await expect(keys).toHaveCount(left.length + right.length);
        const lefts = await Promise.all(left.map((key) => boxOf(button(page, key))));
        const rights = await Promise.all(right.map((key) => boxOf(button(page, key))));
        for (const {middle} of lefts) {
          expect(middle).toBeLessThan(viewport.width / 3);
        }
        for (const {middle} of rights) {
          expect(middle).toBeGreaterThan((2 * viewport.width) / 3);
        }
        const field = await boxOf(page.getByRole('application'));
        expect(field.middle).toBeCloseTo(viewport.width / 2, 0);
        await boxOf(page.locator('dl').first());
        const menu = page.getByRole('main').getByRole('button', {name: /^(Pause|Menu|Main Menu|Sound)$/});
        await expect(menu).toHaveCount(3);
        const targets = [...lefts, ...rights, ...(await Promise.all((await menu.all()).map(boxOf)))];
        for (const [place, target] of targets.entries()) {
          expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(FINGER);
          for (const other of [field, ...targets.slice(place + 1)]) {
            expect(apart(target, other)).toBe(true);
          }
        }
      });
    }
  });
}
