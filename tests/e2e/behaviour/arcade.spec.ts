import {CALM_INVADERS, INVADERS, TETRIS, button, figure, fillBoard, heading} from '../support/arcade';
import {expectAccessible} from '../support/axe';
import {expect, stopClock, test} from '../support/test';

test('a game pauses when the focus leaves it, and counts down before it goes on', async ({page, goto}) => {
  await page.clock.install();
  await goto(CALM_INVADERS);
  await button(page, 'Start Game').click();
  await heading(page, 'Space Invaders').click();
  await expect(heading(page, 'PAUSED')).toBeVisible();
  await expectAccessible(page);
  await stopClock(page);
  await button(page, 'Resume').first().click();
  for (const count of ['3', '2', '1']) {
    await expect(heading(page, count)).toBeVisible();
    await page.clock.runFor(1_000);
  }
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(heading(page, '1')).toBeHidden();
});

test('Tab leads from the playing field to the buttons of its game', async ({page, goto}) => {
  for (const [path, start] of [
    [CALM_INVADERS, 'Start Game'],
    [TETRIS, 'Start'],
  ] as const) {
    await goto(path);
    await button(page, start).click();
    await expect(page.getByRole('application')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Pause')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('button', {name: /Menu$/})).toBeFocused();
    await expect(heading(page, 'PAUSED')).toBeHidden();
  }
});

test('keys play only in the game and scroll no page under it, and a hidden tab pauses it', async ({
  page,
  goto,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await goto(`${TETRIS}?seed=5`);
  await page.keyboard.press('KeyP');
  await expect(button(page, 'Start')).toBeVisible();
  await button(page, 'Start').click();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', {value: true, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(heading(page, 'PAUSED')).toBeVisible();
  await expectAccessible(page);
});

test('a spoilt high score counts as none, and blocked storage harms nothing', async ({page, goto}) => {
  await page.addInitScript(() => {
    localStorage.setItem('tetris-high-score', '{"score":99}');
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await goto(`${TETRIS}?seed=5`);
  await expect(figure(page, 'High score')).toHaveText('0');
  await button(page, 'Start').click();
  await fillBoard(page);
  await expectAccessible(page);
});

/** A finger's width (WCAG 2.5.5). */
const FINGER = 44;

const GAMES = [
  {path: INVADERS, start: 'Start Game', left: ['Left', 'Right'], right: ['Shoot']},
  {path: TETRIS, start: 'Start', left: ['Left', 'Right', 'Soft drop'], right: ['Rotate', 'Hard drop']},
];

for (const viewport of [
  {width: 412, height: 839},
  {width: 844, height: 390},
  {width: 568, height: 320},
]) {
  test.describe(`on a phone of ${viewport.width} by ${viewport.height}`, () => {
    test.use({hasTouch: true, isMobile: true, viewport});

    test('score, field and controls are in view and apart, each control a finger wide, each thumb with its own', async ({
      page,
      goto,
    }) => {
      await page.clock.install();
      for (const {path, start, left, right} of GAMES) {
        await goto(path);
        await button(page, start).tap();
        // Time stands still while it is measured: a slow machine would see the end of the game.
        await stopClock(page);
        const keys = [...left, ...right].map((name) => button(page, name));
        const menu = page.getByRole('main').getByRole('button', {name: /^(Pause|Menu|Main Menu)$/});
        await expect(menu).toHaveCount(2);
        const parts = [page.getByRole('application'), ...keys, ...(await menu.all())];
        const onItsSide = viewport.width > viewport.height;
        for (const part of [...(onItsSide ? parts : keys), figure(page, 'Score')]) {
          await expect(part).toBeInViewport({ratio: 1});
        }
        const header = await page.getByRole('banner').boundingBox();
        expect((await figure(page, 'Score').boundingBox())?.y).toBeGreaterThan(
          (header?.y ?? 0) + (header?.height ?? 0),
        );
        const boxes = await Promise.all(
          parts.map((part) =>
            part.evaluate((element) => {
              const {left: x, right: to, top, bottom, width, height} = element.getBoundingClientRect();
              return {x, to, top, bottom, least: Math.min(width, height), middle: (x + to) / 2};
            }),
          ),
        );
        const [field, ...targets] = boxes;
        expect(Math.min(...targets.map(({least}) => least))).toBeGreaterThanOrEqual(FINGER);
        const touching = boxes.flatMap((a, at) =>
          boxes
            .slice(at + 1)
            .filter((b) => a.to > b.x && b.to > a.x && a.bottom > b.top && b.bottom > a.top)
            .map((b) => [a, b]),
        );
        expect(touching).toEqual([]);
        if (onItsSide) {
          expect(field?.middle).toBeCloseTo(viewport.width / 2, 0);
          const [lefts, rights] = [targets.slice(0, left.length), targets.slice(left.length, keys.length)];
          expect(Math.max(...lefts.map(({middle}) => middle))).toBeLessThan(viewport.width / 3);
          expect(Math.min(...rights.map(({middle}) => middle))).toBeGreaterThan((2 * viewport.width) / 3);
        }
        await page.clock.resume();
      }
    });
  });
}

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 412, height: 839}});

  test('Tetris is played with swipes', async ({page, goto}) => {
    await goto(`${TETRIS}?seed=5`);
    await button(page, 'Start').tap();
    const next = page.getByText(/^Next [IOTSZJL]$/);
    const first = (await next.textContent()) ?? '';
    const box = await page.getByRole('application').boundingBox();
    const x = (box?.x ?? 0) + 60;
    const y = (box?.y ?? 0) + 60;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{x, y: y + down}],
      });
    // A flick counts by its speed, and one piece may follow another of its kind: then the next flick tells.
    await expect(async () => {
      await touch('touchStart', 0);
      await touch('touchMove', 60);
      await touch('touchMove', 200);
      await touch('touchEnd', 200);
      await expect(next).not.toHaveText(first, {timeout: 500});
    }).toPass();
  });
});
