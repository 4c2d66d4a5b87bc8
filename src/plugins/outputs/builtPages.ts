import fs from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio/slim';
import type {Props} from '@docusaurus/types';
import {OWN_PAGES} from '../../config/pages';
import type {SectionName} from '../../config/sections';
import type {PageMetadata} from '../lib/pageMetadata';

/** What a built page says about itself in its head. */
export interface BuiltPage {
  /** Path below the base URL, such as `/contact`. */
  path: string;
  /** Its title without the site's name. */
  title: string;
  description: string;
  /** Whether it asks not to be indexed. */
  hidden: boolean;
  /** The day of its last change, such as `2026-11-25`, where its structured data name one. */
  modified?: string;
  section: SectionName;
  /** What its route says of it to the outputs. */
  metadata?: PageMetadata | undefined;
}

/** A route of the build as a path below the base URL. */
export function toPagePath(route: string, baseUrl: string): string {
  const below = route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route.replace(/^\//, '');
  return `/${below}`.replace(/(?<=.)\/$/, '');
}

/** The file of a page in the folder of the build. */
export function pageFile(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}.html`;
}

/** Reads what the head of a page's HTML says; `name` is the site's name, which ends every title. */
export function readPage(page: string, html: string, name: string): Omit<BuiltPage, 'section'> {
  // A small part of the page.
  const $ = load(html.split('</head>', 1)[0] ?? '');
  const meta = (key: string) => $(`meta[name="${key}"]`).attr('content') ?? '';
  const modified = /"dateModified":"(\d{4}-\d{2}-\d{2})/.exec(html)?.[1];
  // Copies: a part of a text keeps the whole of it in memory.
  return structuredClone({
    path: page,
    title: $('title').text().replace(` | ${name}`, ''),
    description: meta('description'),
    hidden: meta('robots').includes('noindex'),
    ...(modified !== undefined && {modified}),
  });
}

/** Every page of a build but 404.html, in the order of its paths. Throws where one is in no section. */
export async function readBuiltPages(build: Props): Promise<BuiltPage[]> {
  const {outDir, routes, routesPaths, baseUrl, siteConfig} = build;
  const known = new Map(routes.map(({path: route, metadata}) => [toPagePath(route, baseUrl), metadata]));
  const paths = new Set(routesPaths.map((route) => toPagePath(route, baseUrl)));
  paths.delete('/404.html');
  const pages: BuiltPage[] = [];
  for (const page of [...paths].sort()) {
    // Only the head is needed.
    const [head = ''] = (await fs.readFile(path.join(outDir, pageFile(page)), 'utf8')).split('<body', 1);
    const metadata: PageMetadata | undefined = known.get(page);
    const section = metadata?.section ?? OWN_PAGES.find(({path: own}) => own === page)?.section;
    if (section === undefined) {
      throw new Error(`${page} is in no section of the site: give it a line in src/config/pages.ts.`);
    }
    pages.push({...readPage(page, head, siteConfig.title), section, metadata});
  }
  return pages;
}

/** Calls `look` with the name and text of every built page, with one page at a time in memory. */
export async function forEachPage(
  outDir: string,
  visit: (file: string, html: string) => void | Promise<void>,
): Promise<void> {
  const files = await fs.readdir(outDir, {recursive: true});
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    await visit(file, await fs.readFile(path.join(outDir, file), 'utf8'));
  }
}
