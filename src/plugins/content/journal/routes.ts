import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import {withAge} from '../../../data/evidence/age';
import type {ArticleExtras, ArticleFrontMatter} from '../../../data/journal/schema';
import type {Recipe} from '../../../data/recipes/schema';
import {relatedEntries} from '../../../features/journal/related';
import {pick} from '../../../lib/record';
import {sentencesIn} from '../../../lib/sentences';
import {buildDay} from '../../lib/buildDay';
import {shownProps} from '../../lib/shownProps';
import type {Entry} from '../kind';
import {namedRecipes} from '../recipeCards';
import {TOPICS, type Topic} from '../../../data/journal/topics';
import type {EntrySummary} from '../../../data/journal/types';

const month = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'});

type ArticleFile = Entry<ArticleFrontMatter>;

/** The first number that an article shows large. */
function figureOf(text: string): EntrySummary['figure'] {
  const [, value, words = ''] = /<KeyNumber value="([^"]+)">\s*(.+)/.exec(text) ?? [];
  const [says] = sentencesIn(words);
  return value === undefined || says === undefined ? undefined : {value, says};
}

/** Projects an article to what lists show of it. */
function toSummary({id, metadata, content}: BlogPost, articles: readonly ArticleFile[]): EntrySummary {
  const date = metadata.date.toISOString().slice(0, 10);
  const figure = figureOf(content);
  const labels = metadata.tags.map(({label}) => label);
  return {
    id: id.replace(/^\//, ''),
    title: metadata.title,
    excerpt: metadata.description,
    date,
    month: month.format(metadata.date),
    reviewed: articles.find(({file}) => `@site/${file}` === metadata.source)?.item.reviewed.on ?? date,
    minutes: Math.ceil(metadata.readingTime ?? 0),
    topics: TOPICS.filter((topic: Topic) => labels.includes(topic)),
    path: metadata.permalink,
    ...(figure !== undefined && {figure}),
    ...(metadata.frontMatter.draft === true && {mark: 'Draft'}),
  };
}

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

const toExtras = ({item}: ArticleFile): ArticleExtras => ({
  ...pick(item, ['short', 'keywords', 'faq', 'discuss', 'callToAction']),
  evidence: withAge(pick(item, ['sums', 'sources', 'reviewed']), buildDay()),
});

const neighbour = (post?: BlogPost) => post && pick(post.metadata, ['title', 'permalink']);

/**
 * An article for the blog plugin, without what every page would carry twice: its route passes what is shown of it. The
 * newest and the oldest are neighbours, too.
 */
export const slimPost = (post: BlogPost, at: number, posts: readonly BlogPost[]): BlogPost => ({
  ...post,
  metadata: {
    ...post.metadata,
    frontMatter: {},
    tags: [],
    ...(posts.length > 1 && {
      prevItem: neighbour(posts.at(at - 1)),
      nextItem: neighbour(posts[(at + 1) % posts.length]),
    }),
  },
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
export function slimRoute(
  {context: _blog, ...route}: RouteConfig,
  {posts, articles, recipes}: JournalContent,
): RouteConfig {
  const sources = listedSources(route);
  if (sources !== undefined) {
    const entries = posts
      .filter(({metadata}) => sources.includes(metadata.source))
      .map((post) => toSummary(post, articles));
    const modified = entries
      .flatMap(({date, reviewed}) => [date, reviewed])
      .sort()
      .at(-1);
    return {...route, modules: {}, props: shownProps({...route.props, entries, modified})};
  }
  const post = posts.find(({metadata}) => metadata.source === route.modules?.content);
  const article = articles.find(({file}) => `@site/${file}` === post?.metadata.source);
  if (post === undefined || article === undefined) {
    return route;
  }
  const entry = toSummary(post, articles);
  return {
    ...route,
    modules: {content: post.metadata.source},
    props: shownProps({
      ...route.props,
      entry,
      front: toExtras(article),
      related: relatedEntries(
        entry,
        posts.map((each) => toSummary(each, articles)),
        article.item.related,
      ),
      recipes: namedRecipes(post.content, recipes),
    }),
  };
}
