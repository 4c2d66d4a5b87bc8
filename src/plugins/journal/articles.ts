import type {BlogPost} from '@docusaurus/plugin-content-blog';
import * as z from 'zod';
import {TOPICS, type Topic} from '../../data/journal/topics';
import type {ArticleFrontMatter, EntrySummary} from '../../data/journal/types';
import {ContentError, type Problem} from '../problems';

const text = z.string().trim().min(1);

/** What every article must say beyond what Docusaurus asks for; its own fields pass through. */
const frontMatterSchema: z.ZodType<ArticleFrontMatter> = z.object({
  title: text.max(90),
  description: text.min(90).max(220),
  keywords: z.array(text).min(3),
  related: z.array(text).optional(),
  faq: z
    .array(z.object({question: text, answer: text}))
    .min(1)
    .optional(),
  discuss: z.boolean().optional(),
  callToAction: z.object({heading: text, text, button: text}),
});

const month = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** Id of an article: the last part of its address. */
const articleId = ({id}: Pick<BlogPost, 'id'>): string => id.replace(/^\//, '');

/** Projects an article to what lists show of it. */
export function toSummary({id, metadata}: BlogPost): EntrySummary {
  const labels = metadata.tags.map(({label}) => label);
  return {
    id: articleId({id}),
    title: metadata.title,
    excerpt: metadata.description,
    date: metadata.date.toISOString().slice(0, 10),
    month: month.format(metadata.date),
    minutes: Math.ceil(metadata.readingTime ?? 0),
    topics: TOPICS.filter((topic: Topic) => labels.includes(topic)),
    path: metadata.permalink,
  };
}

function problemsOf(post: BlogPost, ids: ReadonlySet<string>): Problem[] {
  const file = post.metadata.source.replace('@site/', '');
  const parsed = frontMatterSchema.safeParse(post.metadata.frontMatter);
  const problems: Problem[] = (parsed.error?.issues ?? []).map(({path, message}) => ({
    file,
    field: path.map(String).join('.'),
    problem: message,
    remedy: 'Correct it in the front matter; blog/README.md lists every field.',
  }));
  const {authors, tags, frontMatter} = post.metadata;
  if (authors.length === 0) {
    problems.push({
      file,
      field: 'authors',
      problem: 'is missing',
      remedy: 'Name a key of blog/authors.yml.',
    });
  }
  if (tags.length === 0) {
    problems.push({file, field: 'tags', problem: 'is missing', remedy: 'Name topics of blog/tags.yml.'});
  }
  const related = parsed.success ? (parsed.data.related ?? []) : [];
  const unknown = related.filter((id) => !ids.has(id) || id === articleId(post));
  return [
    ...problems,
    ...unknown.map((id) => ({
      file,
      field: 'related',
      value: id,
      problem: 'is not another article',
      remedy: `Use the name of a file in blog/ without .mdx (${frontMatter.title ?? post.id} cannot relate to itself).`,
    })),
  ];
}

/** Throws one `ContentError` that holds every problem of every article's front matter. */
export function checkArticles(posts: readonly BlogPost[]): void {
  const ids = new Set(posts.map(articleId));
  const problems = posts.flatMap((post) => problemsOf(post, ids));
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
}
