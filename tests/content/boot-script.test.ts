import zlib from 'node:zlib';
import {compileBoot} from '@site/src/plugins/html-first/compile';

/** The most that the boot script of a page may take, compressed (issue "HTML first"). */
const BUDGET = 1_500;

test.each([false, true])('the boot script stays within its budget (counts: %s)', async (counts) => {
  const text = await compileBoot(counts);
  const size = zlib.gzipSync(text, {level: 9}).length;
  console.log(size, text);
  expect(size).toBeLessThan(BUDGET);
});
