/** @jest-environment node */
import zlib from 'node:zlib';
import {compileBoot} from '@site/src/plugins/client/deferred-hydration/compile';

/** The most that the boot script may take of a page, compressed: 1.9 KB (src/plugins/client/deferred-hydration/README.md). */
const BUDGET = 1_900;

test.each([false, true])('the boot script stays within its budget (counts: %s)', async (counts) => {
  const size = zlib.gzipSync(await compileBoot(counts), {level: 9}).length;
  expect(size).toBeLessThanOrEqual(BUDGET);
});
