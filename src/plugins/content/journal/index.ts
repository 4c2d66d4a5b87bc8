import fs from 'node:fs';
import path from 'node:path';
import contentBlog, {
  validateOptions as validateBlogOptions,
  type BlogContent,
  type BlogPost,
  type Options,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, OptionValidationContext, Plugin, RouteConfig} from '@docusaurus/types';
import {withAge} from '../../../data/evidence/age';
import type {ArticleExtras} from '../../../data/journal/schema';
import type {Recipe} from '../../../data/recipes/schema';
import {relatedEntries} from '../../../features/journal/related';
import {buildDay} from '../../lib/buildDay';
import {throwAny} from '../../lib/problems';
import {unpublished, unpublishedPages} from '../../lib/unpublished';
import {allRecipes, loadedRecipes} from '../recipes/read';
import {toSummary} from './articles';
import {createFeedItems, FEEDS, styleFeed} from './feeds';
import {checkedArticles, type ArticleFile} from './frontMatter';
import {namedRecipes, recipeCardProblems} from './recipeCards';
import {exportMarkdown} from './markdownExport';
import {JOURNAL_OPTIONS} from './options';

/** The blog plugin's own check of `JOURNAL_OPTIONS`, with the options of the config over them. */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>) =>
  validateBlogOptions({
    validate,
    options: {
      ...JOURNAL_OPTIONS,
      ...options,
      feedOptions: {...JOURNAL_OPTIONS.feedOptions, ...options?.feedOptions},
    },
  });

/** Sources of the articles that a list route of the blog plugin loads in full; undefined for other routes. */
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

function toExtras({front}: ArticleFile): ArticleExtras {
  const {keywords, faq, discuss, callToAction, sums, sources, reviewed, history} = front;
  const evidence = withAge({sums, sources, reviewed, history}, buildDay());
  return {keywords, faq, discuss, callToAction, evidence};
}

/** An article for the blog plugin, without what every page would carry twice: its route passes what is shown of it. */
const withoutCopies = (post: BlogPost): BlogPost => ({
  ...post,
  metadata: {...post.metadata, frontMatter: {}, tags: []},
});

interface JournalContent {
  posts: readonly BlogPost[];
  articles: readonly ArticleFile[];
  recipes: readonly Recipe[];
}

/**
 * List routes get summaries instead of whole articles, so that a list of 500 loads no text. Article routes get their
 * checked front matter, related entries and the recipes they show. None needs the blog plugin's description of itself.
 */
function lighten(
  {context: _blog, ...route}: RouteConfig,
  {posts, articles, recipes}: JournalContent,
): RouteConfig {
  const sources = listedSources(route);
  if (sources !== undefined) {
    const entries = posts.filter(({metadata}) => sources.includes(metadata.source)).map(toSummary);
    return {...route, modules: {}, props: {...route.props, entries}};
  }
  const post = posts.find(({metadata}) => metadata.source === route.modules?.content);
  const article = articles.find(({file}) => `@site/${file}` === post?.metadata.source);
  if (post === undefined || article === undefined) {
    return route;
  }
  const entry = toSummary(post);
  return {
    ...route,
    modules: {content: post.metadata.source},
    props: {
      ...route.props,
      entry,
      front: toExtras(article),
      related: relatedEntries(entry, posts.map(toSummary), article.front.related),
      recipes: namedRecipes(post.content, recipes),
    },
  };
}

/**
 * The journal: Docusaurus' blog plugin with checked front matter, lists that load summaries only, related articles,
 * feeds that can be read in a browser, and each article as Markdown.
 */
export default async function journalPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const blog = await contentBlog(context, {
    ...options,
    exclude: [...options.exclude, ...unpublished(context.siteDir, 'article').map(({id}) => `${id}.mdx`)],
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
        throw new Error('The blog plugin returned no content.');
      }
      return content;
    },

    async contentLoaded({content, actions}) {
      routes = [];
      await blog.contentLoaded?.({
        content: {...content, blogPosts: content.blogPosts.map(withoutCopies)},
        actions: {...actions, addRoute: (route) => void routes.push(route)},
      });
      posts = content.blogPosts;
    },

    /** After all content has loaded, so that `npm start` shows an edited recipe in the articles that name it. */
    allContentLoaded({allContent, actions}) {
      recipes = loadedRecipes(allContent);
      throwAny(recipeCardProblems(articles, allRecipes(allContent)));
      for (const route of routes) {
        // Authors have profiles in the network; the blog plugin's list of them would add nothing.
        if (route.component !== options.blogAuthorsListComponent) {
          actions.addRoute(lighten(route, {posts, articles, recipes}));
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
      await exportMarkdown(props.content.blogPosts, {
        articles,
        recipes,
        dir,
        later: unpublishedPages(context.siteDir),
        context,
      });
    },
  };
}
