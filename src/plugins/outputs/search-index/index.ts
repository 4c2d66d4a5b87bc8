import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCollection} from '../../content/collection';
import {collections} from '../../content/collections';
import {builtPaths} from '../../lib/builtPages';
import {inThread} from '../../lib/inThread';
import type {IndexTask} from './indexPages';
import type {Facets} from './page';

/** What the search's filters know of pages, by their paths. */
export const facetsIn = (siteDir: string): ReadonlyMap<string, Facets> =>
  new Map(
    collections().flatMap((collection) => {
      const {path: pathOf, search} = collection;
      return pathOf === undefined || search === undefined
        ? []
        : readCollection(siteDir, collection).entries.map(({item}) => [pathOf(item), search(item)] as const);
    }),
  );

/**
 * After the build, below /pagefind: the index of the texts; entries.json with title, description, keywords, synonyms
 * and facets of each page and answer, enough for most queries.
 */
export default function searchIndexPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, routesPaths}) {
      const pages = builtPaths(routesPaths, baseUrl);
      const task: IndexTask = {siteDir, outDir, pages, facets: facetsIn(siteDir)};
      await inThread(path.join(__dirname, 'indexPages.ts'), task);
    },
  };
}
