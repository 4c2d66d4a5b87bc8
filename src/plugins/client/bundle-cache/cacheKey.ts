import fs from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {siteSource} from '../../content/site/siteFile';
import {sha256} from '../../lib/buildCache';
import {buildDay} from '../../lib/buildDay';
import {datedAfter} from '../../lib/unpublished';

/** What is not content: our plugins compile with it, and a component that moves may be another page's. */
const CODE = /\.(?:[cm]?[jt]sx?|css|json)$/;
const CODE_DIR = 'src';
const ALONE = ['docusaurus.config.ts', 'sidebars.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Where pages are written; a link to one of them is compiled to its address. */
const PAGE_DIRS = ['docs', 'blog'];
const SLUG = /^slug:.*$/m;
/** From this many pages on nothing is kept: at 500, keeping takes half a gigabyte of memory more. */
const MANY = 1_000;

const filesOf = (siteDir: string, dir: string): string[] =>
  fs
    .readdirSync(path.join(siteDir, dir), {recursive: true, encoding: 'utf8'})
    .map((name) => path.posix.join(dir, name.split(path.sep).join('/')))
    .sort();

const textOf = (siteDir: string, file: string): string => {
  const full = path.join(siteDir, file);
  return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
};

const pagesIn = (siteDir: string): string[] =>
  PAGE_DIRS.flatMap((dir) => filesOf(siteDir, dir)).filter((file) => /\.mdx?$/.test(file));

/**
 * Whether a build keeps on disk what the bundler compiles. `npm start` does not: what is edited while it runs would be
 * kept under the key of what was there before. Docusaurus' own variable switches it off.
 */
export const keepsModules = (siteDir: string): boolean =>
  process.env.NODE_ENV === 'production' &&
  !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE &&
  pagesIn(siteDir).length < MANY;

/**
 * All that the compiled modules depend on beside their own files, which the bundler watches itself: the code that
 * compiles them, packages, settings, the day, what is not published yet, and where pages are.
 */
export function cacheKey(siteDir: string, siteConfig: DocusaurusConfig): string {
  const code = [...filesOf(siteDir, CODE_DIR).filter((file) => CODE.test(file)), ...ALONE];
  const day = buildDay();
  return sha256(
    JSON.stringify({
      siteConfig,
      site: siteSource(siteDir),
      day,
      later: (['recipe', 'article', 'story'] as const).map((kind) => datedAfter(siteDir, kind, day)),
      code: code.map((file) => [file, sha256(textOf(siteDir, file))]),
      pages: pagesIn(siteDir).map((file) => [file, SLUG.exec(textOf(siteDir, file))?.[0]]),
    }),
  );
}
