import {TETRIS, button} from './support/arcade';
import {expect, test} from './support/test';

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 412, height: 839}});

  test('Tetris is played with buttons of at least 44 pixels', async ({page, goto}) => {
    await goto(`${TETRIS}?seed=5`);
    await button(page, 'Start').tap();
    const next = page.getByText(/^Next [IOTSZJL]$/);
    const first = (await next.textContent()) ?? '';
    await button(page, 'Hard drop').tap();
    await expect(next).not.toHaveText(first);
    for (const key of await page.getByRole('group', {name: 'Touch controls'}).getByRole('button').all()) {
      const size = await key.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

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
