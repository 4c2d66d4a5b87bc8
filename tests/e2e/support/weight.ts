import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {gzipped} from '../../support/gzip';

/** The folder of the build that is tested. */
export const BUILD = path.resolve(__dirname, '../../../build');

const fileOf = (address: string): string => path.join(BUILD, new URL(address, 'http://site').pathname);
/** Bytes of a file of the build as gzip sends it, by the address that pages use. */
export const weightOf = (address: string): number => gzipped(fs.readFileSync(fileOf(address)));

/** Addresses of the scripts that a page has run; what it only fetched ahead for other pages is not among them. */
export const scriptsRunBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({initiatorType}) => initiatorType === 'script')
        .map(({name}) => new URL(name).pathname),
    ),
  ]);

/** Longest wait for two frames, on a machine that does other things. */
const FRAMES_MS = 1_000;

/** Scrolls through a page, window by window, so that whatever waits to be seen has been. */
export const seeAll = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const {documentElement: root} = document;
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => {
        // Two frames: observers are told after the first.
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // A browser without a window may draw no frame where it sees no change.
        setTimeout(resolve, longest);
      });
    }
  }, FRAMES_MS);
