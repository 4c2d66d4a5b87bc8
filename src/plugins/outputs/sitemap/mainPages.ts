import {collections} from '../../content/collections';

/** A page as the sitemap names it. */
export interface SitemapEntry {
  path: string;
  changefreq: 'weekly' | 'monthly' | 'yearly';
  priority: string;
}

/** Those that are of no kind of content. */
const OWN: readonly (readonly [path: string, SitemapEntry['changefreq'], priority: string])[] = [
  ['/', 'weekly', '1.0'],
  ['/services/advisory', 'monthly', '0.9'],
  ['/contact', 'monthly', '0.9'],
  ['/services/how-we-work', 'monthly', '0.8'],
  ['/toolkit/gtm-platform', 'monthly', '0.7'],
  ['/customers', 'monthly', '0.7'],
  ['/network', 'monthly', '0.7'],
  ['/philosophy', 'monthly', '0.6'],
  ['/philosophy/core-beliefs', 'monthly', '0.6'],
  ['/privacy-policy', 'yearly', '0.5'],
];

/** The fifteen pages of /sitemap.xml, most important first. */
export const mainPages = (siteDir: string): SitemapEntry[] =>
  [
    ...OWN.map(([path, changefreq, priority]) => ({path, changefreq, priority})),
    ...collections().flatMap(({sitemap, pages}) => {
      const [path] = pages?.(siteDir) ?? [];
      return sitemap === undefined || path === undefined
        ? []
        : [{path, changefreq: sitemap[0], priority: sitemap[1]}];
    }),
  ].sort((a, b) => b.priority.localeCompare(a.priority));
