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
/** What Markdown may show: its width and height are compiled into the page. */
const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const STATIC_DIR = 'static';
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

const contentOf = (siteDir: string, file: string): Buffer | '' => {
  const full = path.join(siteDir, file);
  return fs.existsSync(full) ? fs.readFileSync(full) : '';
};

const slugOf = (siteDir: string, file: string) => SLUG.exec(contentOf(siteDir, file).toString())?.[0];

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
 * compiles them, packages, settings, the day, what is not published yet, images, and where pages are.
 */
export function cacheKey(siteDir: string, siteConfig: DocusaurusConfig): string {
  const hashed = (some: readonly string[]) => some.map((file) => [file, sha256(contentOf(siteDir, file))]);
  const files = [CODE_DIR, ...PAGE_DIRS, STATIC_DIR].flatMap((dir) => filesOf(siteDir, dir));
  const code = [...files.filter((file) => file.startsWith(`${CODE_DIR}/`) && CODE.test(file)), ...ALONE];
  const day = buildDay();
  return sha256(
    JSON.stringify({
      siteConfig,
      site: siteSource(siteDir),
      day,
      later: (['recipe', 'article', 'story'] as const).map((kind) => datedAfter(siteDir, kind, day)),
      code: hashed(code),
      images: hashed(files.filter((file) => IMAGE.test(file))),
      pages: pagesIn(siteDir).map((file) => [file, slugOf(siteDir, file)]),
    }),
  );
}
