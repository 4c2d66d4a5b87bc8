import {spawnSync} from 'node:child_process';
import {expect, test} from 'playwright/test';
import {articles, one, recipes} from '../e2e/support/content';
import {ROOT} from '../support/siteCopy';

/** What `npm run check:content` may take, in milliseconds: for one file, and for all. */
const LIMITS = {one: 2_000, all: 15_000};
/** The machine may be busy: the best of so many counts. */
const TRIES = 3;

/** The shortest of several runs of the check. */
function timeOf(...files: readonly string[]): number {
  const times = Array.from({length: TRIES}, () => {
    const started = Date.now();
    spawnSync(process.execPath, ['src/plugins/authoring/check/cli.mjs', ...files], {cwd: ROOT});
    return Date.now() - started;
  });
  test.info().annotations.push({type: 'ms', description: times.join(', ')});
  return Math.min(...times);
}

for (const file of [`src/data/recipes/${one(recipes, 'recipe').id}.yaml`, one(articles, 'article').file]) {
  test(`the check of ${file} alone takes less than two seconds`, () => {
    expect(timeOf(file)).toBeLessThan(LIMITS.one);
  });
}

test('the check of everything takes less than 15 seconds', () => {
  test.setTimeout(TRIES * 60_000);
  expect(timeOf()).toBeLessThan(LIMITS.all);
});
