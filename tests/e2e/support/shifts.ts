import type {Page} from 'playwright/test';

/** Most that a page may shift while it loads: nothing that anybody could see (WCAG has no figure; Google's is 0.1). */
export const SHIFT = 0.005;

/** Counts how much the page shifts from its first frame on, as Google's Cumulative Layout Shift does; read it afterwards. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const {dataset} = document.documentElement;
      const shifts = list.getEntries() as (PerformanceEntry & {value: number})[];
      dataset.shift = String(shifts.reduce((sum, {value}) => sum + value, Number(dataset.shift ?? 0)));
    }).observe({type: 'layout-shift', buffered: true});
  });
  return async () => Number(await page.locator('html').getAttribute('data-shift'));
}
