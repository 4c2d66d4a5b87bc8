import type {LoadContext, Plugin} from '@docusaurus/types';
import {readBuiltPages} from '../../lib/builtPages';
import {writeFiles} from '../../lib/writeFiles';
import {mainPages} from './mainPages';
import {sitemap, sitemapIndex} from './xml';

/**
 * After the build: /sitemap.xml with the main pages, /sitemap-library.xml with every other page
 * that may be indexed, /sitemap-index.xml that names both, and /robots.txt that names the index. Throws when a main page
 * was not built.
 */
export default function sitemapPlugin({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'sitemap',
    async postBuild({outDir, routesPaths}) {
      const origin = `${siteConfig.url}${baseUrl.replace(/\/$/, '')}`;
      const built = await readBuiltPages({outDir, routesPaths, baseUrl, name: siteConfig.title});
      const found = new Map(built.map((page) => [page.path, page]));
      const pages = mainPages(siteDir);
      const missing = pages.filter(({path: page}) => !found.has(page));
      if (missing.length > 0) {
        throw new Error(
          `The sitemap (plugins/outputs/sitemap/mainPages.ts) names pages that were not built: ${missing.map(({path: page}) => page).join(', ')}`,
        );
      }
      const main = new Set(pages.map(({path: page}) => page));
      const library = built.filter(({path: page, hidden}) => !hidden && !main.has(page));
      await writeFiles(outDir, {
        'sitemap.xml': sitemap(
          origin,
          pages.map((page) => ({...found.get(page.path), ...page})),
        ),
        'sitemap-library.xml': sitemap(origin, library),
        'sitemap-index.xml': sitemapIndex(origin, ['/sitemap.xml', '/sitemap-library.xml']),
        'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`,
      });
    },
  };
}
