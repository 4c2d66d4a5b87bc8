import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {CARD_SIZE, cardPath} from '../../src/config/cards';
import {THEME_COLOURS} from '../../src/plugins/output/discovery';
import {builtFile, builtPages} from './support/build';

const ORIGIN = 'https://www.example.com';
const ROOT = path.resolve(__dirname, '../../build');
const pages = builtPages();
const articles = fs
  .readdirSync(path.resolve(__dirname, '../../blog'))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => file.replace('.mdx', ''));

/** Width and height of a PNG of the build, from its header. */
function pngSize(file: string): {width: number; height: number} {
  const png = fs.readFileSync(path.join(ROOT, file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return {width: png.readUInt32BE(16), height: png.readUInt32BE(20)};
}

test('every page points at a card of its own, 1200 by 630 and under 60 KB', () => {
  for (const {path: page, $} of pages) {
    const card = cardPath(page);
    const told = ['meta[property="og:image"]', 'meta[name="twitter:image"]'].map((tag) =>
      $(tag).attr('content'),
    );
    expect([page, ...told]).toEqual([page, `${ORIGIN}${card}`, `${ORIGIN}${card}`]);
    expect(pngSize(card)).toEqual(CARD_SIZE);
    expect(fs.statSync(path.join(ROOT, card)).size).toBeLessThan(60_000);
  }
});

test('no two kinds of card are the same picture', () => {
  const cards = ['/', '/contact', '/philosophy/journal', '/growth-hubs/meta-ads', '/network'].map((page) =>
    fs.readFileSync(path.join(ROOT, cardPath(page))).toString('base64'),
  );
  expect(new Set(cards).size).toBe(cards.length);
});

test('the manifest is complete and its icons are as large as it says', () => {
  const manifest = JSON.parse(builtFile('manifest.webmanifest')) as Record<string, string> & {
    icons: {src: string; type: string; sizes: string; purpose?: string}[];
  };
  expect(manifest).toMatchObject({name: 'Growth & Funding Network', start_url: './', scope: './'});
  expect(manifest.background_color).toBe(THEME_COLOURS.light);
  const drawn = manifest.icons.filter(({type}) => type === 'image/png');
  expect(drawn.map(({sizes, purpose}) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const {src, sizes} of drawn) {
    const {width, height} = pngSize(src);
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(pngSize('img/apple-touch-icon.png')).toEqual({width: 180, height: 180});
});

test('every page names manifest, icon and the colour of both modes, which are those of the tokens', () => {
  const css = fs.readFileSync(path.resolve(__dirname, '../../src/css/tokens.css'), 'utf8');
  expect([...css.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour)).toEqual(
    Object.values(THEME_COLOURS),
  );
  for (const {$} of pages) {
    expect($('link[rel="manifest"]').attr('href')).toBe('/manifest.webmanifest');
    expect($('link[rel="apple-touch-icon"]').attr('href')).toBe('/img/apple-touch-icon.png');
    expect(
      $('meta[name="theme-color"]')
        .toArray()
        .map((tag) => $(tag).attr('content')),
    ).toEqual(Object.values(THEME_COLOURS));
  }
});

test('llms.txt lists every recipe and article by its twin, and all its links resolve', () => {
  const text = builtFile('llms.txt');
  const links = [...text.matchAll(/^- \[.+\]\((.+?)\): .+$/gm)].map(([, link = '']) =>
    link.replace(ORIGIN, ''),
  );
  expect(links).toEqual([...new Set(links)]);
  for (const link of links) {
    expect(
      link.endsWith('.md') ? fs.existsSync(path.join(ROOT, link)) : pages.some((page) => page.path === link),
    ).toBe(true);
  }
  const below = (prefix: string) => links.filter((link) => link.startsWith(prefix) && link.endsWith('.md'));
  expect(below('/philosophy/journal/').sort()).toEqual(
    articles.map((id) => `/philosophy/journal/${id}.md`).sort(),
  );
  const recipes = pages.filter((page) => page.path.startsWith('/services/growth-recipes/'));
  expect(below('/services/growth-recipes/')).toHaveLength(recipes.length);
});

for (const page of pages.filter(({$}) => $('meta[property="og:type"]').attr('content') === 'article')) {
  const isStory = page.path.startsWith('/customers/');
  test(`${page.path} names ${isStory ? 'no' : 'its'} Markdown twin, and its card as its image`, () => {
    const twin = page.$('link[rel="alternate"][type="text/markdown"]').attr('href');
    expect(twin).toBe(isStory ? undefined : `${ORIGIN}${page.path}.md`);
    expect(page.html).toContain(`"image":"${ORIGIN}${cardPath(page.path)}"`);
    expect(isStory || fs.existsSync(path.join(ROOT, `${page.path}.md`))).toBe(true);
  });
}

for (const id of articles) {
  test(`the twin of ${id} holds the article's text, and nothing of its components`, () => {
    const file = builtFile(`philosophy/journal/${id}.md`);
    const prose = file.replaceAll(/^```[\s\S]*?^```$/gm, '');
    expect(prose).not.toMatch(/<\/?[A-Z]\w*|^import |className|\{\{/m);
    expect(prose).not.toMatch(/\]\(\//);
    const page = pages.find((each) => each.path === `/philosophy/journal/${id}`);
    const {$} = page ?? {};
    expect($).toBeDefined();
    // Marks of Markdown differ, words do not.
    const words = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
    const whole = words(file.replaceAll(/\]\([^)]*\)/g, ''));
    const told = $?.('#__blog-post-container').find('p, li').toArray() ?? [];
    const paragraphs = told
      .map((element) => words($?.(element).text() ?? ''))
      .filter((text) => text.length > 160);
    expect(paragraphs.length).toBeGreaterThan(8);
    expect(paragraphs.filter((text) => !whole.includes(text))).toEqual([]);
  });
}

test('the home page tells who the organisation is', () => {
  const home = pages.find((page) => page.path === '/');
  const items = home?.$('script[type="application/ld+json"]').toArray() ?? [];
  const data = items.map((item) => JSON.parse(home?.$(item).text() ?? '') as Record<string, unknown>);
  const organization = data.find((item) => item['@type'] === 'Organization');
  expect(Object.keys(organization ?? {})).toEqual(
    expect.arrayContaining([
      'name',
      'url',
      'description',
      'logo',
      'image',
      'email',
      'contactPoint',
      'knowsAbout',
      'sameAs',
    ]),
  );
});

test('humans.txt says who made the site', () => {
  expect(builtFile('humans.txt')).toContain('/* TEAM */');
});
