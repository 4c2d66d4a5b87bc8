import path from 'node:path';
import contentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {keepFresh} from '../../lib/generated';
import {shownProps} from '../../lib/shownProps';
import {watched} from '../collection';
import {recipes as collection} from './collection';
import {docsOf} from './generate';
import {recordsOf} from './records';
import {RECIPES_DIR} from './references';

export {validateOptions};

/** The pages below a route, each as a separate route: without the version and sidebar frames, and their lists. */
const pagesOf = (route: RouteConfig): RouteConfig[] => route.routes?.flatMap(pagesOf) ?? [route];

/** The docs without what each page's script has already: its front matter is compiled with its text. */
const withoutCopies = ({loadedVersions}: LoadedContent): LoadedContent => ({
  loadedVersions: loadedVersions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => ({...doc, title: '', description: '', frontMatter: {}})),
  })),
});

/**
 * Docusaurus' docs plugin, for recipe pages: the pages are generated, and each is given its recipe's record. They show no
 * sidebar and no menu of versions, so neither a recipe page nor the script of every page carries a list of all recipes:
 * both would grow with the library.
 */
export default async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const {siteDir} = context;
  const docs = await contentDocs(context, options);
  let routes: RouteConfig[] = [];
  return {
    ...docs,

    getPathsToWatch: () => watched(collection),

    async loadContent() {
      keepFresh(siteDir, docsOf(siteDir), RECIPES_DIR);
      const content = await docs.loadContent?.();
      if (content === undefined) {
        throw new Error('The docs plugin returned no content.');
      }
      return content;
    },

    async contentLoaded({content, actions}) {
      routes = [];
      await docs.contentLoaded?.({
        content: withoutCopies(content),
        actions: {
          ...actions,
          addRoute: (route) => void routes.push(...pagesOf(route)),
          setGlobalData: () =>
            actions.setGlobalData({path: options.routeBasePath, versions: [], breadcrumbs: false}),
        },
      });
    },

    /** After all content has loaded, so that `npm start` shows an edited recipe in those that name it. */
    allContentLoaded({actions}) {
      const records = recordsOf(siteDir);
      for (const route of routes) {
        actions.addRoute({
          ...route,
          props: shownProps({...route.props, ...records.get(path.posix.basename(route.path))}),
        });
      }
    },
  };
}
