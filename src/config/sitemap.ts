import {isThere} from './sections';

/** A page as the sitemap names it. */
export interface SitemapEntry {
  path: string;
  changefreq: 'weekly' | 'monthly' | 'yearly';
  priority: string;
}

const entry = (path: string, changefreq: SitemapEntry['changefreq'], priority: string): SitemapEntry => ({
  path,
  changefreq,
  priority,
});

/** The fifteen pages of /sitemap.xml, most important first, but for sections without items. */
export const mainPages: readonly SitemapEntry[] = [
  entry('/', 'weekly', '1.0'),
  entry('/services/advisory', 'monthly', '0.9'),
  entry('/services/growth-recipes', 'weekly', '0.9'),
  entry('/contact', 'monthly', '0.9'),
  entry('/services/how-we-work', 'monthly', '0.8'),
  entry('/growth-hubs', 'monthly', '0.8'),
  entry('/philosophy/journal', 'weekly', '0.8'),
  entry('/toolkit/gtm-platform', 'monthly', '0.7'),
  entry('/customers', 'monthly', '0.7'),
  entry('/customers/stories', 'monthly', '0.7'),
  entry('/network', 'monthly', '0.7'),
  entry('/network/advisors', 'monthly', '0.7'),
  entry('/philosophy', 'monthly', '0.6'),
  entry('/philosophy/core-beliefs', 'monthly', '0.6'),
  entry('/privacy-policy', 'yearly', '0.5'),
].filter(({path}) => isThere(path));
