import fs from 'node:fs';
import {builtPages} from './support/build';
import {KINDS} from './support/inventory';
import {expect, test} from './support/test';
import {BUDGET, builtAssets, fileOf, gzipped, scriptsRunBy, seeAll, sum, weightOf} from './support/weight';

test('no page is heavier than its budget', () => {
  const heavy = builtPages()
    .map(({path, html}) => [path, gzipped(html)] as const)
    .filter(([, bytes]) => bytes > BUDGET.html);
  expect(heavy).toEqual([]);
});

test('the fonts stay within their budget', () => {
  const bytes = builtAssets('fonts', '.woff2').map((address) => fs.statSync(fileOf(address)).size);
  expect(sum(bytes)).toBeLessThanOrEqual(BUDGET.fonts);
});

test('the script that every route starts with stays within its budget', () => {
  const [main = '', ...others] = builtAssets('js', '.js').filter((address) => address.includes('/main.'));
  expect(others).toEqual([]);
  expect(weightOf(main)).toBeLessThanOrEqual(BUDGET.main);
});

for (const {kind, path, data = 0} of KINDS) {
  test(`${kind}: all script of the page, seen to its end, stays within its budget`, async ({page, goto}) => {
    await goto(path);
    await seeAll(page);
    await page.waitForLoadState('networkidle');
    const scripts = await scriptsRunBy(page);
    expect(scripts.length).toBeGreaterThan(1);
    expect(sum(scripts.map(weightOf))).toBeLessThanOrEqual(BUDGET.script + data);
  });
}
