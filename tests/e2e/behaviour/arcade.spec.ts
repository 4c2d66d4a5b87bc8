import {INVADERS, TETRIS, button, figure, fillBoard, heading} from '../support/arcade';
import {expectAccessible} from '../support/axe';
import {expect, test} from '../support/test';

test('a game pauses when the focus leaves it, and counts down before it goes on', async ({page, goto}) => {
  await goto(`${INVADERS}?seed=5`);
  await button(page, 'Start Game').click();
  await heading(page, 'Space Invaders').click();
  await expect(heading(page, 'PAUSED')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Resume').first().click();
  for (const count of ['3', '2', '1']) {
    await expect(heading(page, count)).toBeVisible();
  }
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(heading(page, '1')).toBeHidden();
});

for (const [path, start] of [
  [INVADERS, 'Start Game'],
  [TETRIS, 'Start'],
] as const) {
  test(`Tab leads from the playing field to the buttons of its game: ${path}`, async ({page, goto}) => {
    await goto(`${path}?seed=5`);
    await button(page, start).click();
    await expect(page.getByRole('application')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Pause')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: /^Sound/})).toBeFocused();
    await expect(heading(page, 'PAUSED')).toBeHidden();
  });
}

test('a game pauses in a hidden tab', async ({page, goto}) => {
  await goto(TETRIS);
  await button(page, 'Start').click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', {value: true, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(heading(page, 'PAUSED')).toBeVisible();
  await expectAccessible(page);
});

test('keys play only in the game, and do not scroll the page under it', async ({page, goto}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await goto(TETRIS);
  await page.keyboard.press('KeyP');
  await expect(button(page, 'Start')).toBeVisible();
  await button(page, 'Start').click();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('sound is off, can be switched on, and is remembered', async ({page, goto}) => {
  await goto(TETRIS);
  const sound = page.getByRole('button', {name: /^Sound/});
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
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

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 412, height: 839}});

  test('the score is in view as a game begins', async ({page, goto}) => {
    await goto(`${INVADERS}?seed=5`);
    await button(page, 'Start Game').tap();
    await expect(button(page, 'Pause')).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    const score = await figure(page, 'Score').boundingBox();
    expect(score?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });

  test('Tetris is played with swipes, and its buttons are 44 pixels wide and high', async ({page, goto}) => {
    await goto(`${TETRIS}?seed=5`);
    await button(page, 'Start').tap();
    for (const key of await page.getByRole('group', {name: 'Touch controls'}).getByRole('button').all()) {
      const size = await key.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
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
