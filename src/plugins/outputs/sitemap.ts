import type {BuiltPage} from './builtPages';

/** A page as a sitemap names it. */
interface SitemapEntry {
  path: string;
  modified?: string;
  changefreq?: 'weekly' | 'monthly' | 'yearly';
  priority?: string;
}

/** The fifteen pages of /sitemap.xml, most important first. */
export const MAIN_PAGES: readonly SitemapEntry[] = [
  {path: '/', changefreq: 'weekly', priority: '1.0'},
  {path: '/services/advisory', changefreq: 'monthly', priority: '0.9'},
  {path: '/contact', changefreq: 'monthly', priority: '0.9'},
  {path: '/services/growth-recipes', changefreq: 'weekly', priority: '0.9'},
  {path: '/services/how-we-work', changefreq: 'monthly', priority: '0.8'},
  {path: '/philosophy/journal', changefreq: 'weekly', priority: '0.8'},
  {path: '/growth-hubs', changefreq: 'monthly', priority: '0.8'},
  {path: '/toolkit/gtm-platform', changefreq: 'monthly', priority: '0.7'},
  {path: '/customers', changefreq: 'monthly', priority: '0.7'},
  {path: '/network', changefreq: 'monthly', priority: '0.7'},
  {path: '/customers/stories', changefreq: 'monthly', priority: '0.7'},
  {path: '/network/advisors', changefreq: 'monthly', priority: '0.7'},
  {path: '/philosophy', changefreq: 'monthly', priority: '0.6'},
  {path: '/philosophy/core-beliefs', changefreq: 'monthly', priority: '0.6'},
  {path: '/privacy-policy', changefreq: 'yearly', priority: '0.5'},
];

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const documentOf = (root: string, items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${root}>\n`;

/** A sitemap of pages (sitemaps.org protocol 0.9); `origin` is put before each path. */
function sitemap(origin: string, pages: readonly SitemapEntry[]): string {
  const field = (name: string, value: string | undefined) =>
    value === undefined ? '' : `\n    <${name}>${value}</${name}>`;
  return documentOf(
    'urlset',
    pages.map(
      ({path, modified, changefreq, priority}) =>
        `  <url>\n    <loc>${escapeXml(origin + path)}</loc>${field('lastmod', modified)}${field('changefreq', changefreq)}${field('priority', priority)}\n  </url>`,
    ),
  );
}

/** An index that names other sitemaps. */
const sitemapIndex = (origin: string, paths: readonly string[]): string =>
  documentOf(
    'sitemapindex',
    paths.map((path) => `  <sitemap>\n    <loc>${escapeXml(origin + path)}</loc>\n  </sitemap>`),
  );

/**
 * /sitemap.xml with the main pages, /sitemap-library.xml with every other page that may be indexed, /sitemap-index.xml that
 * names both, and /robots.txt that names the index. Throws when a main page was not built.
 */
export function sitemapFiles(built: readonly BuiltPage[], origin: string): Record<string, string> {
  const found = new Map(
    built.map(({path, modified}) => [path, {path, ...(modified !== undefined && {modified})}]),
  );
  const main = new Set(MAIN_PAGES.map(({path}) => path));
  const missing = [...main].filter((path) => !found.has(path));
  if (missing.length > 0) {
    throw new Error(`plugins/outputs/sitemap.ts names pages that were not built: ${missing.join(', ')}`);
  }
  const library = built.filter(({path, hidden}) => !hidden && !main.has(path));
  return {
    'sitemap.xml': sitemap(
      origin,
      MAIN_PAGES.map((page) => ({...found.get(page.path), ...page})),
    ),
    'sitemap-library.xml': sitemap(
      origin,
      library.flatMap(({path}) => found.get(path) ?? []),
    ),
    'sitemap-index.xml': sitemapIndex(origin, ['/sitemap.xml', '/sitemap-library.xml']),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`,
  };
}
