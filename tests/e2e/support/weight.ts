import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from 'playwright/test';
import type {BuiltPage} from './build';

const ROOT = path.resolve(__dirname, '../../../build');

/** A kilobyte as tests/bench/RESULTS.md counts it. */
const KB = 1_000;

/**
 * Most bytes that a page may take, as gzip sends them. They stand in no standard: they are what this site's pages are
 * held to so that a phone on a slow line reads at once (a stock Docusaurus page: 170 KB of script).
 */
export const BUDGET = {
  html: 25 * KB,
  /** All stylesheets that one page links. */
  css: 20 * KB,
  /** All font files of the site. */
  fonts: 110 * KB,
  /** The script that every route starts with. */
  main: 115 * KB,
  /** All script of a page once it is live and was seen to its end, besides its own data module. */
  script: 145 * KB,
} as const;

/** Bytes of a text or file as gzip sends it; files by the address that pages use. */
export const gzipped = (content: string | Buffer): number => gzipSync(content, {level: 9}).length;
export const fileOf = (address: string): string => path.join(ROOT, new URL(address, 'http://site').pathname);
export const weightOf = (address: string): number => gzipped(fs.readFileSync(fileOf(address)));

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Addresses of the stylesheets that a built page links, in order. */
export const stylesheetsOf = ({$}: BuiltPage): string[] =>
  $('link[rel="stylesheet"]')
    .toArray()
    .map((element) => $(element).attr('href') ?? '');

/** Files of a folder of the build by extension, as addresses. */
export const builtAssets = (folder: string, extension: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, 'assets', folder))
    .filter((file) => file.endsWith(extension))
    .map((file) => `/assets/${folder}/${file}`);

/** Addresses of the scripts that a page has run; what it only fetched ahead for other pages is not among them. */
export const scriptsRunBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({initiatorType}) => initiatorType === 'script')
        .map(({name}) => new URL(name).pathname),
    ),
  ]);

/** Scrolls through a page, window by window, so that whatever waits to be seen has been. */
export const seeAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const {documentElement: root} = document;
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      // Two frames: observers are told after the first.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
