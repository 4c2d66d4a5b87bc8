import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mainPages} from '../../config/sitemap';
import {FILES_AT_ONCE, mapLimited} from '../limited';
import {sitemap, sitemapIndex} from './xml';

/** Whether a built page asks not to be indexed. */
async function isHidden(outDir: string, page: string): Promise<boolean> {
  const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
  const html = await fs.readFile(path.join(outDir, file), 'utf8');
  return /<meta[^>]*name="?robots"?[^>]*noindex/.test(html);
}

/**
 * After the build: /sitemap.xml with the fifteen main pages, /sitemap-library.xml with every other page that may be
 * indexed, /sitemap-index.xml that names both, and /robots.txt that names the index.
 * Throws when one of the fifteen was not built.
 */
export default function sitemapPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'sitemap',
    async postBuild({outDir, routesPaths}) {
      const origin = `${siteConfig.url}${baseUrl.replace(/\/$/, '')}`;
      const built = routesPaths
        .map((route) => (route === baseUrl ? '/' : `/${route.slice(baseUrl.length)}`))
        .filter((page) => page !== '/404.html');
      const missing = mainPages.filter(({path: page}) => !built.includes(page));
      if (missing.length > 0) {
        throw new Error(
          `src/config/sitemap.ts names pages that were not built: ${missing.map(({path: page}) => page).join(', ')}`,
        );
      }
      const main = new Set(mainPages.map(({path: page}) => page));
      const others = built.filter((page) => !main.has(page)).sort();
      const hidden = await mapLimited(others, FILES_AT_ONCE, (page) => isHidden(outDir, page));
      const library = others.filter((_, index) => hidden[index] === false).map((page) => ({path: page}));
      const files = {
        'sitemap.xml': sitemap(origin, mainPages),
        'sitemap-library.xml': sitemap(origin, library),
        'sitemap-index.xml': sitemapIndex(origin, ['/sitemap.xml', '/sitemap-library.xml']),
        'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`,
      };
      await Promise.all(
        Object.entries(files).map(([name, text]) => fs.writeFile(path.join(outDir, name), text)),
      );
    },
  };
}
