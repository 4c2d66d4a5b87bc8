import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPaths} from '../../lib/builtPages';
import {inThread} from '../../lib/inThread';
import {pageMetadata} from '../../lib/pageMetadata';
import type {IndexTask} from './indexPages';

/**
 * After the build, below /pagefind: the index of the texts; entries.json with title, description, keywords, synonyms
 * and facets of each page and answer, enough for most queries.
 */
export default function searchIndexPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, routes, routesPaths}) {
      const pages = builtPaths(routesPaths, baseUrl);
      const known = pageMetadata(routes, baseUrl);
      const facets = new Map(
        pages.flatMap((page) => {
          const own = known.get(page)?.facets;
          return own === undefined ? [] : [[page, own] as const];
        }),
      );
      await inThread(path.join(__dirname, 'indexPages.ts'), {
        siteDir,
        outDir,
        pages,
        facets,
      } satisfies IndexTask);
    },
  };
}
