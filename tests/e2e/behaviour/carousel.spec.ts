import type {Page} from 'playwright/test';
import {advisors} from '../support/content';
import {expect, test} from '../support/test';

const carouselOf = (page: Page) => page.getByRole('region', {name: 'The advisors of the network'});
const slides = (page: Page) => carouselOf(page).getByRole('group', {name: /^\d+ of \d+/});

/** Place of the slide whose card is at the left edge of the row, from 1; 0 where none is. */
const atStart = (page: Page) =>
  slides(page).evaluateAll((all) => {
    const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? NaN;
    const edge = left(all[0]?.parentElement?.parentElement);
    return all.findIndex((slide) => Math.abs(left(slide.firstElementChild) - edge) < 1) + 1;
  });

/** Advisors side by side, by the width of the window. */
const IN_VIEW = new Map([
  [1280, 3],
  [900, 2],
  [640, 2],
  [390, 1],
]);

for (const [width, inView] of IN_VIEW) {
  test(`at ${width} px every press of Next brings one more advisor to the start, and then the first again`, async ({
    page,
    goto,
  }) => {
    await page.setViewportSize({width, height: 844});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await goto('/philosophy');
    await carouselOf(page).scrollIntoViewIfNeeded();
    const count = advisors.length;
    await expect(slides(page)).toHaveCount(count);
    const row = (await slides(page).first().locator('..').boundingBox())?.width ?? 0;
    expect(Math.round(row / ((await slides(page).first().boundingBox())?.width ?? 1))).toBe(inView);
    const next = carouselOf(page).getByRole('button', {name: 'Next'});
    for (let place = 2; place <= count + 1; place += 1) {
      await (width < 640 ? page.keyboard.press('ArrowRight') : next.click());
      await expect.poll(() => atStart(page)).toBe(place > count ? 1 : place);
    }
  });
}

test('behind the last advisor stand the first ones again, for the mouse but not for others', async ({
  page,
  goto,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await goto('/philosophy');
  await carouselOf(page).scrollIntoViewIfNeeded();
  const first = await slides(page).first().getByRole('link').getAttribute('href');
  await carouselOf(page).getByRole('button', {name: 'Previous'}).click();
  await expect.poll(() => atStart(page)).toBe(await slides(page).count());
  const repeated = carouselOf(page).locator(`[aria-hidden] a[href="${first}"]`);
  await expect(repeated).toBeInViewport();
  await expect(repeated).toHaveAttribute('tabindex', '-1');
  await repeated.click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
});
