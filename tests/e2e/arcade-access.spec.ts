import type {Page} from 'playwright/test';
import {INVADERS, TETRIS, button, fillBoard, heading} from './support/arcade';
import {expectAccessible} from './support/axe';
import {expect, test} from './support/test';

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the rules are on the page, and what is missing is said', async ({page}) => {
    await page.goto(INVADERS);
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByText('Meeting without an agenda')).toBeVisible();
    await expect(button(page, 'Start Game')).toBeHidden();
  });
});

const STATES: Record<string, {path: string; reach: (page: Page) => Promise<void>}> = {
  'the end of Space Invaders': {
    path: `${INVADERS}?seed=14`,
    reach: async (page) => {
      await button(page, 'Start Game').click();
      await page.keyboard.down('Space');
      await expect(heading(page, 'Game Over')).toBeVisible();
    },
  },
  'Tetris, paused': {
    path: TETRIS,
    reach: async (page) => {
      await button(page, 'Start').click();
      await page.keyboard.press('p');
      await expect(heading(page, 'PAUSED')).toBeVisible();
    },
  },
  'the end of Tetris': {
    path: TETRIS,
    reach: async (page) => {
      await button(page, 'Start').click();
      await fillBoard(page);
    },
  },
};

for (const [name, {path, reach}] of Object.entries(STATES)) {
  test(`no accessibility violation: ${name}`, async ({page, goto}) => {
    await goto(path);
    await reach(page);
    await expectAccessible(page);
  });
}
