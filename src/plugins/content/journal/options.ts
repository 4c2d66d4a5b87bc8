import type {Options} from '@docusaurus/plugin-content-blog';
import {JOURNAL_PATH} from '../../../config/paths';
import fillInCalculators from '../../lib/mdx/fillInCalculators';
import {keepFiguresPlugin, nameFootnotes, nameTables} from '../../lib/mdx/remark';

/** The blog plugin's options that no setting of the site changes; not in the config, which ships with every page. */
export const JOURNAL_OPTIONS: Options = {
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
    language: 'en-GB',
    limit: 50,
  },
};
