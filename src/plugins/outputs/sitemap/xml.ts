import type {SitemapEntry} from './mainPages';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const documentOf = (root: string, items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('\n')}\n</${root}>\n`;

/** A sitemap of pages (sitemaps.org protocol 0.9); `origin` is put before each path. */
export function sitemap(
  origin: string,
  pages: readonly (Pick<SitemapEntry, 'path'> & Partial<SitemapEntry> & {modified?: string})[],
): string {
  return documentOf(
    'urlset',
    pages.map(({path, modified, changefreq, priority}) =>
      [
        `  <url>\n    <loc>${escapeXml(origin + path)}</loc>`,
        modified === undefined ? '' : `\n    <lastmod>${modified}</lastmod>`,
        changefreq === undefined ? '' : `\n    <changefreq>${changefreq}</changefreq>`,
        priority === undefined ? '' : `\n    <priority>${priority}</priority>`,
        '\n  </url>',
      ].join(''),
    ),
  );
}

/** An index that names other sitemaps. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  return documentOf(
    'sitemapindex',
    paths.map((path) => `  <sitemap>\n    <loc>${escapeXml(origin + path)}</loc>\n  </sitemap>`),
  );
}
