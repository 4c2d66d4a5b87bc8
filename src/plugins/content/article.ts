import * as z from 'zod';
import {JOURNAL_PATH, topicPath, TOPICS_PATH} from '../../config/paths';
import {pagePath, slug, text} from '../../data/fields';
import {articleSchema, type ArticleFrontMatter} from '../../data/journal/schema';
import {TOPICS} from '../../data/journal/topics';
import {toSlug} from '../../lib/toSlug';
import {defineKind, type Page} from './kind';

/** The articles of the journal. Their pages are Docusaurus' blog: `journal/index.ts`. */
export const articles = defineKind({
  name: 'article',
  files: 'blog/*.mdx',
  schema: articleSchema,

  routes: ({entries}) => [
    {path: JOURNAL_PATH, section: 'journal', kind: 'journal list'},
    {path: TOPICS_PATH, section: 'journal', kind: 'topics'},
    ...TOPICS.map((topic): Page => ({path: topicPath(topic), section: 'journal', kind: 'topic'})),
    ...entries('article')
      .filter(({item}) => item.draft !== true)
      .map(({id, item}): Page => ({
        path: `${JOURNAL_PATH}/${id}`,
        section: 'articles',
        kind: 'article',
        title: {text: item.title, id, at: ['title']},
      })),
  ],
});

/** Who writes the articles, by their keys. */
export const authors = defineKind({
  name: 'author',
  files: 'blog/authors.yml',
  schema: z.record(
    slug,
    z.strictObject({
      name: text(60).describe('The author’s name'),
      title: text(60).describe('The role line'),
      url: pagePath.describe('The page about the author, such as /network/advisors/clara-vasquez'),
    }),
  ),
});

/** The journal's topics as Docusaurus reads them: each is there, and no other. */
export const tags = defineKind({
  name: 'tag',
  files: 'blog/tags.yml',
  schema: z.strictObject(
    Object.fromEntries(
      TOPICS.map((topic) => [
        toSlug(topic),
        z
          .strictObject({
            label: z.literal(topic).describe('As src/data/journal/topics.ts has it'),
            permalink: z.literal(`/${toSlug(topic)}`).describe('Its key after a slash'),
            description: text(200).describe('What its articles are about'),
          })
          .describe('What the topic’s pages say'),
      ]),
    ),
  ),
});

/** Whether a build has an article, which is no draft; `npm start` shows all. */
export const isShown = ({draft}: ArticleFrontMatter): boolean =>
  process.env.NODE_ENV === 'development' || draft !== true;
