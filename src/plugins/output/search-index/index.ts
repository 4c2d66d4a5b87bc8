import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedRecipes} from '../../content/recipes/read';
import {pagePaths} from '../../lib/builtPages';
import {inThread} from '../../lib/inThread';
import type {IndexTask} from './indexPages';
import type {Facets} from './page';

/**
 * After the build, below /pagefind: the index of the texts; entries.json with title, description, keywords, synonyms
 * and facets of each page and answer, enough for most queries.
 */
export default function searchIndexPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  let facets: ReadonlyMap<string, Facets>;
  return {
    name: 'search-index',
    allContentLoaded({allContent}) {
      facets = new Map(
        loadedRecipes(allContent).map(({id, channels, buyingCycle}) => [id, {channels, stage: buyingCycle}]),
      );
    },
    async postBuild({outDir, routesPaths}) {
      const pages = pagePaths(routesPaths, baseUrl);
      const task: IndexTask = {siteDir, outDir, pages, facets};
      await inThread(path.join(__dirname, 'indexPages.ts'), task);
    },
  };
}
