import {KINDS} from './support/inventory';
import {expect, test} from './support/test';
import {BUDGET, scriptsRunBy, seeAll, sum, weightOf} from './support/weight';

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
