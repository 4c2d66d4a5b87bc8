import contentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {unpublished} from '../../lib/unpublished';
import {HEADS_FILE} from '../recipes/heads';

export {validateOptions};

/** The route of all docs and those below it, without the lists of every doc and sidebar that each doc page would load. */
function withoutLists(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version && {props: {...route.props, version: {...version, docs: {}, docsSidebars: {}}}}),
    ...(route.routes && {routes: route.routes.map(withoutLists)}),
  };
}

/** The docs without their front matter, which the script of each page has from its text already. */
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

    /** Not the pages: to read them all after each edit of one takes as long as everything else. */
    getPathsToWatch: () => [HEADS_FILE],

    async contentLoaded({content, actions}) {
      await docs.contentLoaded?.({
        content: withoutFrontMatter(content),
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(withoutLists(route)),
          setGlobalData: () =>
            actions.setGlobalData({path: options.routeBasePath, versions: [], breadcrumbs: false}),
        },
      });
    },
  };
}
