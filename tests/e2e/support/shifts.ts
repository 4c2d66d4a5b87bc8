import type {Page} from 'playwright/test';

/**
 * A page shifts less than this while it loads: nothing that anyone could see (Google's limit is 0.1). Not 0, since a line
 * of text may end elsewhere once its font has come.
 */
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
