import type {Locator, Page} from 'playwright/test';
import {expect} from './test';

export const INVADERS = '/games/space-invaders';
export const TETRIS = '/games/tetris';
/** A ship at rest is left alone for half a minute with this seed: a busy machine takes its time. */
export const CALM_INVADERS = `${INVADERS}?seed=143`;

/** A figure on the console, by its label. */
export const figure = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({hasText: new RegExp(`^${label}`)})
    .locator('dd');

/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
/** A heading by its whole name. */
export const heading = (page: Page, name: string) => page.getByRole('heading', {name, exact: true});
/** What the browser keeps under a key. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Drops pieces until the board is full. */
export async function fillBoard(page: Page): Promise<void> {
  for (let drop = 0; drop < 20 && !(await heading(page, 'Game Over').isVisible()); drop++) {
    await page.keyboard.press('Space');
  }
  await expect(heading(page, 'Game Over')).toBeVisible();
}
