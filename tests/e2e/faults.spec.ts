import {fail, FAULTS, LATE, REPORTED} from './support/faults';
import {THINGS} from './support/late';
import {expect, test} from './support/test';

test.use({tolerated: REPORTED});

for (const {thing, files, path, fromTheStart, faults = FAULTS, act, remains, done, again = act} of THINGS) {
  test.describe(thing, () => {
    for (const fault of faults) {
      test(`${fault}: the page stays, and it recovers`, async ({page, goto}) => {
        if (fromTheStart === undefined) {
          await goto(path);
        }
        const mend = await fail(page, files, fault);
        if (fromTheStart !== undefined) {
          // Not until all has loaded: what comes late has not.
          await page.goto(path, {waitUntil: 'domcontentloaded'});
        }
        await act(page);
        await remains(page);
        await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
        await mend();
        if (fault !== LATE) {
          await again(page);
        }
        await done(page);
      });
    }
  });
}
