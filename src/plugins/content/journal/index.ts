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
import {JOURNAL_PATH} from '../../../config/paths';
import {LANGUAGE} from '../../../config/site';
import {absoluteIn, routeOf} from '../../lib/address';
import {fillInCalculators, keepFiguresPlugin, nameFootnotes, nameTables} from '../../lib/mdx/remark';
import {contentOf} from '../kinds';
import {textRules} from '../texts/rules';
import {createFeedItems, latestChange, toJsonFeed11, signFeed} from './feeds';
import {slimPost, slimRoute} from './routes';

/** The blog plugin's options that no setting of the site changes; not in the config, which ships with every page. */
const JOURNAL_OPTIONS: Options = {
  routeBasePath: JOURNAL_PATH.slice(1),
  blogTitle: 'Journal',
  blogDescription: 'What the network learned in the accounts and rounds it works on, with the numbers.',
  include: ['**/*.mdx'],
  tags: 'tags.yml',
  tagsBasePath: 'topics',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  // Lists show an article's description, never the beginning of its body.
  onUntruncatedBlogPosts: 'ignore',
  postsPerPage: 'ALL',
  blogSidebarCount: 0,
  archiveBasePath: null,
  showReadingTime: true,
  blogListComponent: '@site/src/features/journal/list/JournalListPage',
  blogTagsListComponent: '@site/src/features/journal/list/TopicListPage',
  blogTagsPostsComponent: '@site/src/features/journal/list/TopicPage',
  // The journal's callouts take their place.
  admonitions: false,
  remarkPlugins: [keepFiguresPlugin, fillInCalculators, nameFootnotes, nameTables],
  blogPostComponent: '@site/src/features/journal/article/ArticlePage',
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    description: 'Every journal entry in full.',
    language: LANGUAGE,
    limit: 50,
  },
};

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

/**
 * The journal: Docusaurus' blog plugin with checked front matter, lists that load summaries only, related articles,
 * and feeds with full content.
 */
export default async function journalPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const blog = await contentBlog(context, {
    ...options,
    beforeDefaultRemarkPlugins: [[textRules, {siteDir: context.siteDir}]],
    feedOptions: {
      ...options.feedOptions,
      createFeedItems: createFeedItems(
        (id) =>
          contentOf(context.siteDir)
            .entries('article')
            .find((article) => article.id === id)?.item.reviewed.on,
      ),
    },
  });
  let posts: readonly BlogPost[] = [];
  let routes: RouteConfig[] = [];
  return {
    ...blog,

    async contentLoaded({content, actions}) {
      routes = [];
      await blog.contentLoaded?.({
        content: {...content, blogPosts: content.blogPosts.map(slimPost)},
        actions: {...actions, addRoute: (route) => void routes.push(route)},
      });
      posts = content.blogPosts;
    },

    /** After all content has loaded, so that `npm start` shows an edited recipe in the articles that name it. */
    allContentLoaded({actions}) {
      const content = contentOf(context.siteDir);
      const sectionOf = new Map(
        content.pages().map(({path: page, section}) => [routeOf(context.baseUrl, page), section]),
      );
      const [articles, recipes] = [content.entries('article'), content.items('recipe')];
      for (const route of routes) {
        // Authors have profiles in the network; the blog plugin's list of them would add nothing.
        if (route.component !== options.blogAuthorsListComponent) {
          const metadata = {...route.metadata, section: sectionOf.get(route.path)};
          actions.addRoute({...slimRoute(route, {posts, articles, recipes}), metadata});
        }
      }
    },

    async postBuild(props) {
      await blog.postBuild?.(props);
      const dir = path.join(props.outDir, options.routeBasePath);
      // RSS gives its items the day they were published alone.
      const latest = latestChange(await fs.promises.readFile(path.join(dir, 'atom.xml'), 'utf8'));
      for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
        const file = path.join(dir, feed);
        const address = absoluteIn(context)(`${JOURNAL_PATH}/${feed}`);
        const text = await fs.promises.readFile(file, 'utf8');
        const language = options.feedOptions.language ?? '';
        await fs.promises.writeFile(
          file,
          feed.endsWith('.json') ? toJsonFeed11(text, address, language) : signFeed(text, address, latest),
        );
      }
    },
  };
}
