import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from './support/test';

// As tests/buildConfigured.mjs has them.
const BASE = '/some/path/';
const ORIGIN = 'https://www.example.org';
const BUILD = path.resolve(__dirname, '../../build-configured');

const read = (name: string) => fs.readFileSync(path.join(BUILD, name), 'utf8');
const pages = fs
  .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .sort();

test('every address in every page is below the path', () => {
  expect(pages.length).toBeGreaterThan(100);
  for (const file of pages) {
    const $ = load(read(file));
    const local = $('[href^="/"], [src^="/"], [action^="/"]')
      .toArray()
      .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? $(element).attr('action') ?? '');
    expect(
      local.filter((address) => !address.startsWith(BASE)),
      file,
    ).toEqual([]);
    const whole = $('link[rel="canonical"], meta[property="og:url"], meta[property="og:image"]')
      .toArray()
      .map((element) => $(element).attr('href') ?? $(element).attr('content') ?? '');
    expect(
      whole.filter((address) => !address.startsWith(`${ORIGIN}${BASE.slice(0, -1)}`)),
      file,
    ).toEqual([]);
  }
});

test('a social card stands where each page says', () => {
  const cards = pages.flatMap((file) => load(read(file))('meta[property="og:image"]').attr('content') ?? []);
  expect(cards.length).toBeGreaterThan(100);
  for (const card of cards) {
    expect(fs.existsSync(path.join(BUILD, card.slice(`${ORIGIN}${BASE}`.length))), card).toBe(true);
  }
});

test('what hosts, readers and search engines are told holds the path', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}${BASE}sitemap-index.xml`);
  for (const file of ['sitemap.xml', 'sitemap-library.xml', 'sitemap-index.xml']) {
    const addresses = [...read(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((address) => !address.startsWith(`${ORIGIN}${BASE.slice(0, -1)}`))).toEqual([]);
  }
  for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
    const text = read(`philosophy/journal/${feed}`);
    expect(text).toContain(`${ORIGIN}${BASE}philosophy/journal/pmax-optimization-2025`);
    expect(text.replaceAll(`${ORIGIN}${BASE}`, '')).not.toContain(`${ORIGIN}/philosophy`);
  }
  expect(read('llms.txt')).toContain(`${ORIGIN}${BASE}`);
  expect(read('_headers')).toContain(`${BASE}assets/*\n  Cache-Control: public, max-age=31536000, immutable`);
  expect(read('_redirects')).toContain(`${BASE}services ${BASE}services/advisory 301`);
  expect(read('hosting/nginx.conf')).toContain(`location ${BASE} {`);
});

test('GitHub Pages serves all of it: no Jekyll, and an own page for what is missing', () => {
  expect(fs.existsSync(path.join(BUILD, '.nojekyll'))).toBe(true);
  expect(fs.existsSync(path.join(BUILD, '404.html'))).toBe(true);
  const hidden = fs
    .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file).startsWith('_'));
  // For other hosts; no visitor asks for them.
  expect(hidden.sort()).toEqual(['_headers', '_redirects']);
});
