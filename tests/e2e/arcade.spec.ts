import {INVADERS, TETRIS, button, figure, fillBoard, heading} from './support/arcade';
import {expect, test} from './support/test';

test('the index shows both games with their difficulty and a Play link', async ({page, goto}) => {
  await goto('/games');
  for (const [title, difficulty, path] of [
    ['Space Invaders', 'Medium', INVADERS],
    ['Tetris', 'Easy', TETRIS],
  ] as const) {
    const card = page.getByRole('article').filter({has: heading(page, title)});
    await expect(card.getByText(`Difficulty: ${difficulty}`)).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(5);
    await expect(card.getByRole('link', {name: `Play ${title}`})).toHaveAttribute('href', path);
  }
});

test('the miniatures move, can be paused, and are still under reduced motion', async ({page, goto}) => {
  const picture = () =>
    page
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await page.emulateMedia({reducedMotion: 'reduce'});
  await goto('/games');
  await expect(button(page, 'Play the previews')).toBeVisible();
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await expect(button(page, 'Pause the previews')).toBeVisible();
  const before = await picture();
  await expect.poll(picture).not.toBe(before);
  await button(page, 'Pause the previews').click();
  await expect(button(page, 'Play the previews')).toBeVisible();
});

test('a game pauses when the focus leaves it, and counts down before it goes on', async ({page, goto}) => {
  await goto(`${INVADERS}?seed=5`);
  await button(page, 'Start Game').click();
  await heading(page, 'Space Invaders').click();
  await expect(heading(page, 'PAUSED')).toBeVisible();
  await button(page, 'Resume').first().click();
  await expect(heading(page, '3')).toBeVisible();
  await expect(heading(page, '2')).toBeVisible();
  await expect(heading(page, '1')).toBeVisible();
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(heading(page, '1')).toBeHidden();
});

test('a game pauses in a hidden tab', async ({page, goto}) => {
  await goto(TETRIS);
  await button(page, 'Start').click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', {value: true, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(heading(page, 'PAUSED')).toBeVisible();
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

test('Tetris: modern rules are off, can be switched on, are remembered, and bring hold', async ({
  page,
  goto,
}) => {
  await goto(`${TETRIS}?seed=5`);
  const modern = page.getByRole('switch', {name: 'Modern rules'});
  await expect(modern).not.toBeChecked();
  await modern.check();
  await page.reload();
  await expect(modern).toBeChecked();
  await button(page, 'Start').click();
  await expect(page.getByText('Hold nothing')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText(/^Hold [IOTSZJL]$/)).toBeVisible();
});

test('sound is off, can be switched on and is remembered', async ({page, goto}) => {
  await goto(TETRIS);
  const sound = page.getByRole('button', {name: /^Sound/});
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await button(page, 'Start').click();
  await page.keyboard.press('Space');
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
});
