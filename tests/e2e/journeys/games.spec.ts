import {CALM_INVADERS, INVADERS, TETRIS, button, figure, fillBoard, heading, stored} from '../support/arcade';
import {expectAccessible} from '../support/axe';
import {expect, stopClock, test} from '../support/test';

test.describe('on a laptop', () => {
  test.use({viewport: {width: 1366, height: 657}});

  test('Space Invaders is played by keys to its end, beaten, and played again', async ({page, goto}) => {
    await page.clock.install();
    await goto(`${INVADERS}?seed=14`);
    await button(page, 'Start Game').click();
    await page.keyboard.down('Space');
    await expect(heading(page, 'Game Over')).toBeVisible();
    await page.keyboard.up('Space');
    await expectAccessible(page);
    const score = Number(await figure(page, 'Score').textContent());
    expect(score).toBeGreaterThan(0);
    await expect(page.getByText(`Final score: ${score}`)).toBeVisible();
    await expect(page.getByText('New High Score!', {exact: true})).toBeVisible();
    expect(await stored(page, 'space-invaders-high-score')).toBe(String(score));
    // Time stands still: the next ship is hit within seconds.
    await stopClock(page);
    await button(page, 'Play Again').click();
    await expect(figure(page, 'Score')).toHaveText('0');
    await page.keyboard.press('Escape');
    await expect(heading(page, 'PAUSED')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heading(page, 'PAUSED')).toBeHidden();
    await page.clock.resume();
    await page.reload();
    await expect(figure(page, 'High score')).toHaveText(String(score));
  });

  test('Tetris is played by keys to its end, paused, resumed, and left for the menu @firefox', async ({
    page,
    goto,
  }) => {
    await goto(`${TETRIS}?seed=5`);
    await button(page, 'Start').click();
    await page.keyboard.press('p');
    await expect(heading(page, 'PAUSED')).toBeVisible();
    await page.keyboard.press('p');
    await expect(heading(page, 'PAUSED')).toBeHidden();
    await fillBoard(page);
    await expect(page.getByText(/^Final score: \d+$/)).toBeVisible();
    await button(page, 'Play Again').click();
    await button(page, 'Menu').click();
    await expect(button(page, 'Start')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 412, height: 839}});

  test('Space Invaders is played by touch until something is hit', async ({page, goto}) => {
    await goto(CALM_INVADERS);
    await button(page, 'Start Game').tap();
    await expect(async () => {
      await button(page, 'Shoot').tap();
      expect(Number(await figure(page, 'Score').textContent())).toBeGreaterThan(0);
    }).toPass();
  });

  test('Tetris is played by touch to its end', async ({page, goto}) => {
    await goto(`${TETRIS}?seed=5`);
    await button(page, 'Start').tap();
    const over = heading(page, 'Game Over');
    // The button is gone once the game is over, which may show only after the last press.
    await expect(async () => {
      if (!(await over.isVisible())) {
        await button(page, 'Hard drop').tap({timeout: 2_000});
      }
      expect(await over.isVisible()).toBe(true);
    }).toPass({intervals: [100]});
    await expect(page.getByText(/^Final score: \d+$/)).toBeVisible();
  });
});
