import fs from 'node:fs';
import path from 'node:path';
import contentBlog, {
  validateOptions,
  type BlogContent,
  type BlogPost,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import type {ArticleFrontMatter} from '../../../data/journal/types';
import type {Recipe} from '../../../data/recipes/schema';
import {relatedEntries} from '../../../features/journal/related';
import {throwAny} from '../../lib/problems';
import {loadedRecipes} from '../recipes/read';
import {toSummary} from './articles';
import {createFeedItems, FEEDS, styleFeed} from './feeds';
import {checkedArticles, type ArticleFile} from './frontMatter';
import {namedRecipes, recipeCardProblems} from './recipeCards';
import {writeTwins} from './markdownExport';

export {validateOptions};

/** Sources of the articles that a list route of the blog plugin would load in full; undefined for other routes. */
function listedSources({modules}: RouteConfig): string[] | undefined {
  const items = modules?.items;
  return Array.isArray(items)
    ? items.flatMap(({content}) =>
        typeof content === 'object' && 'path' in content && typeof content.path === 'string'
          ? [content.path]
          : [],
      )
    : undefined;
}

/**
 * Gives list routes a projection of their articles in place of the articles themselves, so that a list of 500 loads
 * no body, and article routes their related entries and the recipes that they show. Other routes pass as they are.
 */
function lighten(route: RouteConfig, posts: readonly BlogPost[], recipes: readonly Recipe[]): RouteConfig {
  const sources = listedSources(route);
  if (sources !== undefined) {
    const entries = posts.filter(({metadata}) => sources.includes(metadata.source)).map(toSummary);
    return {...route, modules: {}, props: {...route.props, entries}};
  }
  const post = posts.find(({metadata}) => metadata.source === route.modules?.content);
  if (post !== undefined) {
    const chosen = (post.metadata.frontMatter as unknown as ArticleFrontMatter).related;
    const entry = toSummary(post);
    const related = relatedEntries(entry, posts.map(toSummary), chosen);
    return {
      ...route,
      modules: {content: post.metadata.source},
      props: {...route.props, entry, related, recipes: namedRecipes(post.content, recipes)},
    };
  }
  return route;
}

/**
 * The journal: Docusaurus' blog plugin with checked front matter, lists that load summaries only, related articles,
 * feeds that can be read in a browser, and a Markdown twin of each article.
 */
export default async function journalPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const blog = await contentBlog(context, {
    ...options,
    feedOptions: {...options.feedOptions, createFeedItems},
  });
  let articles: readonly ArticleFile[] = [];
  let posts: readonly BlogPost[] = [];
  let routes: RouteConfig[] = [];
  let recipes: readonly Recipe[] = [];
  return {
    ...blog,

    async loadContent() {
      articles = checkedArticles(context.siteDir);
      const content = await blog.loadContent?.();
      if (content === undefined) {
        throw new Error('The blog plugin gave no content.');
      }
      return content;
    },

    async contentLoaded({content, actions}) {
      routes = [];
      await blog.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => void routes.push(route)},
      });
      posts = content.blogPosts;
    },

    /** Once all recipes are known, so that `npm start` shows an edit of one in the articles that name it. */
    allContentLoaded({allContent, actions}) {
      recipes = loadedRecipes(allContent);
      throwAny(recipeCardProblems(articles, recipes));
      for (const route of routes) {
        // Authors have their profiles in the network; a second list of them would say nothing more.
        if (route.component !== options.blogAuthorsListComponent) {
          actions.addRoute(lighten(route, posts, recipes));
        }
      }
    },

    async postBuild(props) {
      await blog.postBuild?.(props);
      const dir = path.join(props.outDir, options.routeBasePath);
      for (const feed of FEEDS) {
        const file = path.join(dir, feed);
        await fs.promises.writeFile(file, styleFeed(await fs.promises.readFile(file, 'utf8')));
      }
      await writeTwins(props.content.blogPosts, recipes, dir, context);
    },
  };
}
