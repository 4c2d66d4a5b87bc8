import contentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {unpublished} from '../../lib/unpublished';
import {HEADS_FILE} from '../recipes/heads';

export {validateOptions};

/** The pages below a route, each as a route of its own: without the frames of version and sidebar, and their lists. */
const pagesOf = (route: RouteConfig): RouteConfig[] => route.routes?.flatMap(pagesOf) ?? [route];

/** The docs without their front matter, which each page's script already has with its text. */
const withoutFrontMatter = ({loadedVersions}: LoadedContent): LoadedContent => ({
  loadedVersions: loadedVersions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => ({...doc, frontMatter: {}})),
  })),
});

/**
 * Docusaurus' docs plugin, for recipe pages. They show no sidebar and no menu of versions, so neither a recipe page nor
 * the script of every page carries a list of all recipes: both would grow with the library.
 */
export default async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const later = unpublished(context.siteDir, 'recipe').map(({id}) => `${id}.mdx`);
  const docs = await contentDocs(context, {...options, exclude: [...options.exclude, ...later]});
  return {
    ...docs,

    /** Not the pages: reading them all after each edit of one would take as long as everything else. */
    getPathsToWatch: () => [HEADS_FILE],

    async contentLoaded({content, actions}) {
      await docs.contentLoaded?.({
        content: withoutFrontMatter(content),
        actions: {
          ...actions,
          addRoute: (route) => pagesOf(route).forEach(actions.addRoute),
          setGlobalData: () =>
            actions.setGlobalData({path: options.routeBasePath, versions: [], breadcrumbs: false}),
        },
      });
    },
  };
}
