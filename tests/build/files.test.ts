import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {parse} from 'yaml';
import * as z from 'zod';
import {paperOf} from '@site/src/plugins/lib/brand';
import {KEEP_ASSETS, LICENCES_FILE} from '@site/src/config/hosting';
import {STARTING_SCRIPTS} from '@site/src/config/hydration';
import {readSite} from '@site/src/plugins/content/site/read';
import {ROOT} from '../support/siteCopy';
import {defaultBuild, fileAt} from './support/build';
import {gzipped, sum} from '../support/gzip';
import {LIMITS} from '../support/limits';
import {pngSize} from './support/png';
import {redirects as ofPages} from '@site/src/config/hosting';
import {contentOf} from '@site/src/plugins/content/kinds';
import {FRAME_ID} from '@site/src/data/fields';

const build = defaultBuild();
const {url: ORIGIN, contactEmail} = readSite({});
const names = [...build.files];

test('robots.txt names the index of the sitemaps, and the index each of them', () => {
  expect(build.read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap-index.xml`);
  const listed = [...build.read('sitemap-index.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  const sitemaps = names.filter(
    (name) => /^sitemap-?[a-z]*\.xml$/.test(name) && name !== 'sitemap-index.xml',
  );
  expect(listed.sort()).toEqual(sitemaps.map((name) => `${ORIGIN}/${name}`).sort());
});

test('the three feeds hold the same articles, newest first, with addresses of pages', () => {
  const folder = 'philosophy/journal';
  const rss = load(build.read(`${folder}/rss.xml`), {xml: true});
  const atom = load(build.read(`${folder}/atom.xml`), {xml: true});
  const {items, ...feed} = JSON.parse(build.read(`${folder}/feed.json`)) as {
    items: {
      url: string;
      date_published: string;
      date_modified: string;
      authors: {name: string}[];
      content_html: string;
    }[];
  };
  const addresses = items.map(({url}) => url);
  expect(
    rss('item > link')
      .toArray()
      .map((element) => rss(element).text()),
  ).toEqual(addresses);
  expect(
    atom('entry > link')
      .toArray()
      .map((element) => element.attribs.href),
  ).toEqual(addresses);
  const exported = names.filter(
    (name) => name.startsWith(`${folder}/`) && !name.startsWith(`${folder}/topics`) && name.endsWith('.md'),
  );
  expect(addresses.toSorted()).toEqual(
    exported.map((name) => `${ORIGIN}/${name.replace(/\.md$/, '')}`).sort(),
  );
  expect(addresses.filter((address) => fileAt(build, address) === undefined)).toEqual([]);
  // Neighbours in time, and the newest and the oldest.
  const pages = addresses.map((address) => load(build.read(fileAt(build, address) ?? '')));
  const newer = pages.map(($) => ORIGIN + ($('a[rel="next"]').attr('href') ?? ''));
  expect(newer).toEqual([...addresses.slice(-1), ...addresses.slice(0, -1)]);
  const dates = items.map(({date_published: date}) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  const changes = new Map(
    contentOf(ROOT)
      .entries('article')
      .map(({id, item}) => [`${ORIGIN}/${folder}/${id}`, item.reviewed.on]),
  );
  expect(items.map(({date_modified: date}) => date.slice(0, 10))).toEqual(
    addresses.map((address) => changes.get(address)),
  );
  expect(
    atom('entry')
      .toArray()
      .map((entry) => atom('updated', entry).text().slice(0, 10)),
  ).toEqual(addresses.map((address) => changes.get(address)));
  const newest = [...changes.values()].sort().at(-1);
  expect(atom('feed > updated').text().slice(0, 10)).toBe(newest);
  expect(new Date(rss('lastBuildDate').text()).toISOString().slice(0, 10)).toBe(newest);
  expect(atom('feed > link[rel="self"]').attr('href')).toBe(`${ORIGIN}/${folder}/atom.xml`);
  expect(rss('channel > atom\\:link[rel="self"]').attr('href')).toBe(`${ORIGIN}/${folder}/rss.xml`);
  expect(
    rss('item')
      .toArray()
      .filter((item) => rss('author', item).length === 0),
  ).toEqual([]);
  // https://www.jsonfeed.org/version/1.1
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${ORIGIN}/${folder}/feed.json`,
    language: 'en-GB',
  });
  expect(items.filter(({authors}) => authors.length === 0)).toEqual([]);
  expect(items.filter(({content_html: html}) => /(href|src)="\//.test(html))).toEqual([]);
});

test('a sitemap and the page itself name the day of the last change, and no feed one to come', () => {
  const lastChanges = [
    ...contentOf(ROOT)
      .items('recipe')
      .map(({id, reviewed}) => [`services/growth-recipes/${id}`, reviewed.on]),
    ...contentOf(ROOT)
      .entries('article')
      .map(({id, item}) => [`philosophy/journal/${id}`, item.reviewed.on]),
  ].filter(([page = '']) => names.includes(`${page}.html`));
  const $ = load(build.read('sitemap-library.xml'), {xml: true});
  for (const [page = '', day = ''] of lastChanges) {
    const entry = $('url').filter((_, one) => $('loc', one).text() === `${ORIGIN}/${page}`);
    expect([page, $('lastmod', entry).text()]).toEqual([page, day]);
    expect(build.read(`${page}.html`)).toContain(`"dateModified":"${day}T`);
  }
  const main = load(build.read('sitemap.xml'), {xml: true});
  const library = main('url').filter(
    (_, one) => main('loc', one).text() === `${ORIGIN}/services/growth-recipes`,
  );
  expect(main('lastmod', library).text()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const times = names
    .filter((name) => /(rss|atom)\.xml$/.test(name))
    .flatMap((name) => [...build.read(name).matchAll(/<(?:updated|pubDate|lastBuildDate)>([^<]*)</g)])
    .map(([, time = '']) => Date.parse(time));
  expect(times.filter((time) => !(time <= Date.now()))).toEqual([]);
});

test('the library for programs: the catalogue has every recipe by the schema it names', () => {
  const catalogue = JSON.parse(build.read('services/growth-recipes.json')) as {
    licence: string;
    schema: string;
    recipes: {url: string; markdown: string; recipe: unknown}[];
  };
  const schema = JSON.parse(
    build.read(fileAt(build, catalogue.schema) ?? ''),
  ) as z.core.JSONSchema.JSONSchema;
  const recipe = z.fromJSONSchema(schema);
  expect(catalogue.licence).toContain(readSite({}).name);
  expect(catalogue.recipes.flatMap((entry) => recipe.safeParse(entry.recipe).error?.issues ?? [])).toEqual(
    [],
  );
  expect(
    catalogue.recipes.flatMap(({url, markdown}) => [url, markdown]).filter((each) => !fileAt(build, each)),
  ).toEqual([]);
  const ids = contentOf(ROOT)
    .items('recipe')
    .map(({id}) => id);
  expect(catalogue.recipes.map(({url}) => url)).toEqual(
    ids.map((id) => `${ORIGIN}/services/growth-recipes/${id}`),
  );
});

test('the manifest is complete and its icons are as large as it says', () => {
  const manifest = JSON.parse(build.read('manifest.webmanifest')) as Record<string, string> & {
    icons: {src: string; type: string; sizes: string; purpose?: string}[];
  };
  expect(manifest).toMatchObject({name: readSite({}).name, start_url: './', scope: './'});
  expect(manifest.background_color).toBe(paperOf(ROOT).light);
  const drawn = manifest.icons.filter(({type}) => type === 'image/png');
  expect(drawn.map(({sizes, purpose}) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const {src, sizes} of drawn) {
    const {width, height} = pngSize(build.bytes(src));
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(pngSize(build.bytes('img/apple-touch-icon.png'))).toEqual({width: 180, height: 180});
});

test('licenses.txt has the whole licence of each font and of what the scripts are made of, from the imprint', () => {
  const text = build.read(LICENCES_FILE);
  for (const name of ['react', '@docusaurus/core', '@fontsource-variable/fraunces', 'pagefind']) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+: .+$`, 'm'));
  }
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(load(build.read('imprint.html'))(`main a[href="/${LICENCES_FILE}"]`).text()).not.toBe('');
});

test('/favicon.ico holds the mark as a square picture', () => {
  const ico = build.bytes('favicon.ico');
  // One icon (1), of one picture, which ends the file.
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const picture = ico.subarray(ico.readUInt32LE(18));
  expect(picture.length).toBe(ico.readUInt32LE(14));
  expect(pngSize(picture)).toEqual({width: ico.readUInt8(6), height: ico.readUInt8(7)});
});

test('hosts get the same policy, times to keep and redirects, each in its own form', () => {
  const [all = '', kept = ''] = build.read('_headers').split('/assets/*');
  const headers = [...all.matchAll(/^ {2}([^:]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  // Two years, as README promises.
  expect(headers).toContainEqual(['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']);
  expect(headers.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
    ]),
  );
  expect(kept).toContain(KEEP_ASSETS);
  const [, policy = ''] = headers.find(([name]) => name === 'Content-Security-Policy') ?? [];
  expect(policy).toMatch(/script-src [^;]*'sha256-/);
  for (const {from, to} of [...ofPages, ...contentOf(ROOT).items('redirects').flat()]) {
    expect(build.read('_redirects')).toContain(`${from} ${to} 301`);
    expect(fileAt(build, to)).toBeDefined();
  }
});

test('the list of pages names every page of the build, and no other', () => {
  const built = [...build.files]
    .filter((file) => file.endsWith('.html') && !/^404|all-\d+\.html$/.test(file))
    .map((file) => `/${file.replace(/(index)?\.html$/, '')}`);
  const listed = contentOf(ROOT)
    .pages()
    .map(({path}) => path);
  expect(listed.toSorted()).toEqual(built.toSorted());
});

test('security.txt says whom to write to, until a day to come (RFC 9116)', () => {
  const {Contact, Expires} = parse(build.read('.well-known/security.txt')) as Record<string, string>;
  expect(Contact).toBe(`mailto:${contactEmail}`);
  const days = (new Date(Expires ?? '').getTime() - Date.now()) / 86_400_000;
  expect(days > 0 && days < 365).toBe(true);
});

// Only with --compress, as the tests build it.
const compressed = build.files.has('index.html.gz') ? test : test.skip;

compressed('every text has compressed files beside it that hold the same', () => {
  const texts = names.filter((name) => /\.(html|css|js|svg|xml|txt|json)$/.test(name));
  const packed = texts.filter((name) => build.files.has(`${name}.gz`) || build.files.has(`${name}.br`));
  const pages = texts.filter((name) => name.endsWith('.html'));
  expect(pages.filter((name) => !packed.includes(name) && build.bytes(name).length > 2_000)).toEqual([]);
  const differing = packed.filter((name) => {
    const whole = build.bytes(name);
    return (
      !gunzipSync(build.bytes(`${name}.gz`)).equals(whole) ||
      !brotliDecompressSync(build.bytes(`${name}.br`)).equals(whole)
    );
  });
  expect(differing).toEqual([]);
});

test('the scripts that every page starts with stay within their limit', () => {
  const [, starting = ''] = /name="?page-scripts"? content="([^"]+)"/.exec(build.read('index.html')) ?? [];
  const scripts = starting
    .split(' ')
    .slice(-STARTING_SCRIPTS)
    .map((name) => gzipped(build.bytes(name.slice(1))));
  expect(scripts.length).toBeGreaterThan(0);
  const pages = names.filter((name) => name.endsWith('.html')).length;
  const limit = LIMITS.startingScripts + pages * LIMITS.startingScriptsPerPage;
  expect(sum(scripts)).toBeLessThanOrEqual(limit);
});

test('no heading of a text can have an id that the frame of every page has', () => {
  const $ = load(build.read('404.html'));
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '')
    // React's own, which no words come to.
    .filter((id) => !id.startsWith('«'));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !FRAME_ID.test(id))).toEqual([]);
});
