import {addressOf, articles, longest} from '../support/content';
import {expect, given, stopClock, test} from '../support/test';

const article = longest(articles);
const path = addressOf.article(article);

test('the table of contents follows the reader, the progress grows, and paper has its address', async ({
  page,
  goto,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await goto(path);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const link = contents.getByRole('link').nth(2);
  const heading = (await link.textContent()) ?? '';
  const read = () =>
    page.locator('article > [aria-hidden="true"]').evaluate((bar) => bar.getBoundingClientRect().width);
  const before = await read();
  await link.click();
  await expect(page.getByRole('heading', {name: heading}).first()).toBeInViewport();
  await expect(contents.locator('[aria-current="location"]')).toHaveText(heading);
  await expect.poll(read).toBeGreaterThan(before);

  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(new RegExp(`^https:.*${path}$`))).toBeVisible();
  await expect(page.getByRole('button', {name: 'Share'})).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('code and prompts can be copied', async ({page, goto, clipboard}) => {
  const withCode = given(articles, 'article with code', ({body}) => body.includes('```'));
  await page.clock.install();
  await goto(addressOf.article(withCode));
  // The button says so for two and a half seconds only.
  await stopClock(page);
  await page.getByRole('button', {name: 'Copy'}).first().click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await clipboard();
  expect(withCode.body.replaceAll(/\s+/g, ' ')).toContain(copied.trim().replaceAll(/\s+/g, ' '));
});

test('footnotes lead down and back', async ({page, goto}) => {
  const withNotes = given(articles, 'article with footnotes', ({body}) => body.includes('[^'));
  await goto(addressOf.article(withNotes));
  const note = page.getByRole('link', {name: '1', exact: true});
  await note.click();
  const back = page.getByRole('link', {name: /^Back to reference 1/});
  await expect(back).toBeInViewport();
  await back.click();
  await expect(note).toBeInViewport();
});
