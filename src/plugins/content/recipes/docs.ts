import path from 'node:path';
import contentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {cardOf, inOneLine} from '../../../data/recipes/card';
import type {Recipe} from '../../../data/recipes/schema';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import {keepFresh} from '../../lib/generated';
import type {PageMetadata} from '../../lib/pageMetadata';
import {shownProps} from '../../lib/shownProps';
import {watched} from '../collection';
import {recipes as collection} from './collection';
import {docsOf} from './generate';
import {allRecipes} from './read';
import {recordsOf} from './records';
import {RECIPES_DIR} from './references';

export {validateOptions};

/** The pages below a route, each as a separate route: without the version and sidebar frames, and their lists. */
const pagesOf = (route: RouteConfig): RouteConfig[] => route.routes?.flatMap(pagesOf) ?? [route];

/** What the social card of a recipe's page shows, and the search's filters know of it. */
export function recipeMetadata(recipe: Recipe): PageMetadata {
  const {name, channels, effortLevel, expectedImpact, facts} = cardOf(recipe);
  const [channel] = channels;
  return {
    facets: {channels, stage: recipe.buyingCycle},
    card: {
      title: name,
      section: 'Growth recipe',
      note: inOneLine(facts),
      ...(channel !== undefined && {hue: CHANNEL_HUE[channel]}),
      drawing: {kind: 'map', effort: effortLevel, impact: expectedImpact},
    },
  };
}

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
      const recipes = new Map(allRecipes(siteDir).map((recipe) => [recipe.id, recipe]));
      for (const route of routes) {
        const id = path.posix.basename(route.path);
        const recipe = recipes.get(id);
        actions.addRoute({
          ...route,
          ...(recipe !== undefined && {metadata: recipeMetadata(recipe)}),
          props: shownProps({...route.props, ...records.get(id)}),
        });
      }
    },
  };
}
