import {expect, test} from 'playwright/test';
import {mainPages} from '../../src/config/sitemap';
import {builtFile, builtPages, type BuiltPage} from './support/build';

const ORIGIN = 'https://www.example.com';
const pages = builtPages();
const indexable = pages.filter(
  ({$}) => !($('meta[name="robots"]').attr('content') ?? '').includes('noindex'),
);

interface Item {
  '@context'?: string;
  '@type': string;
  [key: string]: unknown;
}

/** Properties that each kind of structured data must have on this site. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'email', 'sameAs'],
  ProfessionalService: ['name', 'description', 'url'],
  FAQPage: ['mainEntity'],
  Article: ['headline', 'description', 'author', 'publisher', 'datePublished', 'image', 'url'],
  BreadcrumbList: ['itemListElement'],
  HowTo: ['name', 'description', 'step', 'url'],
  Person: ['name', 'jobTitle', 'description', 'url', 'worksFor'],
};

const ADDRESSES = new Set(['url', 'item', 'logo', 'image', 'mainEntityOfPage', 'sameAs']);
const MOMENTS = new Set(['datePublished', 'dateModified']);

const itemsOf = ({$}: BuiltPage): Item[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()) as Item);

/** Every [name, value] pair anywhere in an item, lists flattened. */
function pairs(value: unknown, name = ''): [string, unknown][] {
  if (Array.isArray(value)) {
    return value.flatMap((each) => pairs(each, name));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => pairs(each, key));
  }
  return [[name, value]];
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) < index);
}

for (const page of pages) {
  const {path, $} = page;
  const hidden = !indexable.includes(page);

  test(`${path} says what it must about itself`, () => {
    expect($('h1')).toHaveLength(1);
    expect(plain($('h1').text())).not.toBe('');
    expect($('title')).toHaveLength(1);
    const canonical = $('link[rel="canonical"]');
    expect(canonical).toHaveLength(1);
    if (!hidden) {
      expect(canonical.attr('href')).toBe(`${ORIGIN}${path}`);
    }
    for (const selector of [
      'meta[name="description"]',
      'meta[name="keywords"]',
      'meta[property="og:title"]',
      'meta[property="og:description"]',
      'meta[property="og:image"]',
      'meta[property="og:type"]',
      'meta[property="og:url"]',
      'meta[name="twitter:card"]',
    ]) {
      expect([selector, $(selector).length]).toEqual([selector, 1]);
      expect($(selector).attr('content')).toBeTruthy();
    }
    expect($('html').attr('lang')).toBe('en');
  });

  test(`${path} has structured data that is complete and says what the page shows`, () => {
    const text = plain($('body').text());
    const items = itemsOf(page);
    expect(items.filter((item) => item['@type'] === 'BreadcrumbList').length).toBe(
      path.split('/').filter(Boolean).length > 1 ? 1 : 0,
    );
    for (const item of items) {
      expect(item['@context']).toBe('https://schema.org');
      expect(Object.keys(REQUIRED)).toContain(item['@type']);
      for (const property of REQUIRED[item['@type']] ?? []) {
        expect([item['@type'], property, item[property] ?? '']).not.toEqual([item['@type'], property, '']);
      }
      for (const [name, value] of pairs(item)) {
        if (ADDRESSES.has(name)) {
          expect(value).toMatch(/^https:\/\//);
        }
        if (MOMENTS.has(name)) {
          expect(value).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/);
        }
      }
      if (item['@type'] === 'FAQPage') {
        for (const [name, value] of pairs(item.mainEntity)) {
          if (name === 'name' || name === 'text') {
            expect(text).toContain(plain(String(value)));
          }
        }
      }
      if (item['@type'] === 'BreadcrumbList') {
        const shown = $('nav[aria-label="Breadcrumbs"] li')
          .toArray()
          .map((crumb) => plain($(crumb).text()));
        const told = (item.itemListElement as {name: string}[]).map(({name}) => name);
        expect(told).toEqual(shown);
      }
      if (item['@type'] === 'Article') {
        expect(plain($('h1').text())).toBe(item.headline);
      }
    }
  });
}

test('titles and descriptions are unique', () => {
  expect(duplicates(pages.map(({$}) => $('title').text()))).toEqual([]);
  expect(duplicates(pages.map(({$}) => $('meta[name="description"]').attr('content') ?? ''))).toEqual([]);
});

test('sitemap.xml holds the fifteen pages with their frequency and priority', () => {
  const xml = builtFile('sitemap.xml');
  const urls = [
    ...xml.matchAll(
      /<url>\s*<loc>(.*?)<\/loc>\s*<changefreq>(.*?)<\/changefreq>\s*<priority>(.*?)<\/priority>/g,
    ),
  ].map(([, loc = '', changefreq = '', priority = '']) => ({
    path: loc.replace(ORIGIN, '') || '/',
    changefreq,
    priority,
  }));
  expect(urls).toHaveLength(15);
  expect(urls).toEqual(mainPages);
  const byPath = Object.fromEntries(
    urls.map(({path, changefreq, priority}) => [path, `${changefreq} ${priority}`]),
  );
  expect(byPath).toEqual({
    '/': 'weekly 1.0',
    '/services/advisory': 'monthly 0.9',
    '/services/growth-recipes': 'weekly 0.9',
    '/contact': 'monthly 0.9',
    '/services/how-we-work': 'monthly 0.8',
    '/growth-hubs': 'monthly 0.8',
    '/toolkit/gtm-platform': 'monthly 0.7',
    '/customers': 'monthly 0.7',
    '/customers/stories': 'monthly 0.7',
    '/network': 'monthly 0.7',
    '/network/advisors': 'monthly 0.7',
    '/philosophy': 'monthly 0.6',
    '/philosophy/core-beliefs': 'monthly 0.6',
    '/philosophy/journal': 'weekly 0.8',
    '/privacy-policy': 'yearly 0.5',
  });
});

test('the two sitemaps together hold the canonical of every page that may be indexed, each once', () => {
  const listed = ['sitemap.xml', 'sitemap-library.xml'].flatMap((file) =>
    [...builtFile(file).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc),
  );
  const canonicals = indexable.map(({$}) => $('link[rel="canonical"]').attr('href'));
  expect(listed.toSorted()).toEqual(canonicals.toSorted());
});

test('robots.txt names the index, and the index both sitemaps', () => {
  expect(builtFile('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap-index.xml`);
  for (const name of ['sitemap.xml', 'sitemap-library.xml']) {
    expect(builtFile('sitemap-index.xml')).toContain(`<loc>${ORIGIN}/${name}</loc>`);
  }
});
