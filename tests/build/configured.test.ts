import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {site} from '../../src/config/site';
import {escaped} from '../../src/plugins/lib/text';
import {openBuild, type Build} from './support/build';

// As tests/buildConfigured.mjs has them.
const BASE = '/some/path/';
const ORIGIN = 'https://www.example.org';

const build: Build = openBuild('build-configured', 'npm run build:configured');
const {read} = build;

const ADDRESSED = ['href', 'src', 'action'] as const;
const WHOLE = 'link[rel="canonical"], meta[property="og:url"], meta[property="og:image"]';

test('every address in every page is below the path, and every social card is there', () => {
  const problems: [string, string][] = [];
  let pages = 0;
  for (const {file, $} of build.pages()) {
    pages += 1;
    const own = ADDRESSED.flatMap((name) =>
      $(`[${name}^="/"]`)
        .toArray()
        .map((element) => $(element).attr(name) ?? ''),
    ).filter((address) => !address.startsWith(BASE));
    const whole = $(WHOLE)
      .toArray()
      .map((element) => $(element).attr('href') ?? $(element).attr('content') ?? '')
      .filter((address) => !address.startsWith(`${ORIGIN}${BASE.slice(0, -1)}`));
    const card = $('meta[property="og:image"]').attr('content');
    const isMissing = card !== undefined && !build.files.has(card.slice(`${ORIGIN}${BASE}`.length));
    for (const address of [...own, ...whole, ...(isMissing ? [card] : [])]) {
      problems.push([file, address]);
    }
  }
  expect(problems).toEqual([]);
  expect(pages).toBeGreaterThan(20);
});

test('what hosts, readers and search engines are given holds the path', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}${BASE}sitemap-index.xml`);
  for (const file of ['sitemap.xml', 'sitemap-library.xml', 'sitemap-index.xml']) {
    const addresses = [...read(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((address) => !address.startsWith(`${ORIGIN}${BASE.slice(0, -1)}`))).toEqual([]);
  }
  for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
    const text = read(`philosophy/journal/${feed}`);
    expect(text).toContain(`${ORIGIN}${BASE}philosophy/journal/`);
    expect(text.replaceAll(`${ORIGIN}${BASE}`, '')).not.toContain(`${ORIGIN}/philosophy`);
  }
  // Addresses, whole or from the root, that leave the path out.
  const bare = new RegExp(`${ORIGIN}/|(?:^|[ ("])/[a-z.]`, 'm');
  const beside = [...build.files]
    .filter((file) => /\.(md|txt|json|ya?ml)$/.test(file) && !/^(licenses|pagefind)/.test(file))
    .filter((file) => bare.test(read(file).replaceAll(`${ORIGIN}${BASE}`, '')));
  expect(beside).toEqual([]);
  expect(read('_headers')).toContain(`${BASE}assets/*\n  Cache-Control: public, max-age=31536000, immutable`);
  expect(read('_redirects')).toContain(`${BASE}services ${BASE}services/advisory 301`);
});

test('the contact page leads to the calendar of bookings in a new tab', () => {
  const links = load(read('contact.html'))('main a[href="https://calendar.example.org/first-call"]');
  expect(links.attr('target')).toBe('_blank');
});

test('the policy names the provider and the tag manager, and no page asks either before a choice', () => {
  expect(read('_headers')).toMatch(/script-src [^;]*https:\/\/static\.klaviyo\.com/);
  expect(read('_headers')).toMatch(/script-src [^;]*https:\/\/\*\.googletagmanager\.com/);
  const asking = [...build.pages()].filter(
    ({$}) => $('script[src^="http"], iframe, link[rel="preconnect"]').length > 0,
  );
  expect(asking.map(({path: page}) => page)).toEqual([]);
});

test('GitHub Pages serves all of it: no Jekyll, and an own page for what is missing', () => {
  expect(build.files.has('.nojekyll')).toBe(true);
  expect(build.files.has('404.html')).toBe(true);
  const hidden = [...build.files].filter((file) => path.posix.basename(file).startsWith('_'));
  // For other hosts; no visitor asks for them.
  expect(hidden).toEqual(['_headers', '_redirects']);
});

test('the manifest, its icons and its start are below the path', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as {start_url: string; icons: {src: string}[]};
  const addresses = [manifest.start_url, ...manifest.icons.map(({src}) => src)];
  const at = addresses.map((address) => new URL(address, `${ORIGIN}${BASE}manifest.webmanifest`).pathname);
  expect(at.filter((pathname) => !pathname.startsWith(BASE))).toEqual([]);
  expect(at.slice(1).filter((pathname) => !build.files.has(pathname.slice(BASE.length)))).toEqual([]);
});

test('no file knows a draft: no page, list, feed, index or sitemap', () => {
  const knows = (text: string) => /quokkaberry|quiet-draft/i.test(text);
  const isFile = (name: string) => fs.statSync(path.join(build.root, name)).isFile();
  const telling = [...build.files].filter(
    (name) => knows(name) || (isFile(name) && knows(build.bytes(name).toString('latin1'))),
  );
  expect(telling).toEqual([]);
});

test('no file says the name of an owner before, and no page the claims', () => {
  // As tests/buildConfigured.mjs has them.
  const [name, company] = ['Another House', 'Another House Ltd'];
  const names = [site.name, site.shortName, site.controller].map(escaped);
  expect(names.filter(Boolean)).toHaveLength(3);
  const old = new RegExp(`(?:${names.join('|')})`.replaceAll('&', '(?:&|&amp;|\\\\u0026|%26)'), 'i');
  const texts = [...build.files].filter((file) =>
    /\.(?:html|md|txt|xml|json|js|css|svg|webmanifest|csv|conf)$|\/?_(?:headers|redirects)$/.test(file),
  );
  expect(texts.filter((file) => old.test(read(file)))).toEqual([]);
  expect(read('index.html')).toContain(name);
  expect(read('imprint.html')).toContain(company);
  // Of 45 minutes and 1-3 days a month, as tests/buildConfigured.mjs has them.
  const claim = /2-7 days|(?:free|takes|for|in) (?:30|thirty)[-\s]minute|half an hour/i;
  const pages = [...build.pages()].filter(({path: page}) => !/growth-recipes\/|journal\//.test(page));
  expect(pages.map(({file}) => file).filter((file) => claim.test(read(file)))).toEqual([]);
});
