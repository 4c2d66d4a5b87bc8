import * as z from 'zod';
import type {ShownEvidence} from '../evidence/age';
import {evidenceFields} from '../evidence/schema';
import {toSlug} from '../../lib/toSlug';
import {choices, day, list, pagePath, reference, slug, text, unique} from '../fields';
import {TOPICS} from './topics';

const question = z.strictObject({
  question: text().describe('The question'),
  answer: text().describe('The answer'),
});

/** Docusaurus' own front matter that we use, and ours. */
export const articleSchema = z.strictObject({
  title: unique(text(90)).describe('The heading of the page'),
  description: unique(text(220).min(90)).describe(
    'The excerpt in lists and the lead above the article: what a reader learns, and from what',
  ),
  short: list(3, 5, text(170)).describe(
    'The short version: what a reader does, or needs to know, a sentence or two a line',
  ),
  date: day.describe('Day of publication'),
  authors: z.array(reference('author')).min(1).describe('Who wrote it: keys of blog/authors.yml'),
  tags: choices(TOPICS.map(toSlug), 'topic').describe('Its topics: keys of blog/tags.yml'),
  keywords: list(3, 12).describe('Words by which people look for it'),
  related: z
    .array(reference('article'))
    .max(4)
    .optional()
    .describe('Ids of articles to read next; without it they are chosen by topic'),
  faq: list(1, 12, question).optional().describe('Questions and answers at the end'),
  discuss: z.boolean().optional().describe('Whether "Discuss Strategy" is beside the share button'),
  draft: z.boolean().optional().describe('Whether the article is shown in the preview alone'),
  callToAction: z
    .strictObject({
      heading: text().describe('What the reader may be stuck on'),
      text: text().describe('What happens when they write to us'),
      button: text(40).describe('The words on the button'),
    })
    .describe('The band at the end'),
  ...evidenceFields,
});

export type ArticleFrontMatter = z.infer<typeof articleSchema>;

/** What only the article's page gets, and lists do not. */
export type ArticleExtras = Pick<
  ArticleFrontMatter,
  'short' | 'keywords' | 'faq' | 'discuss' | 'callToAction'
> & {
  evidence: ShownEvidence;
};

/** Who writes the articles, by their keys. */
export const authorsSchema = z.record(
  slug,
  z.strictObject({
    name: text(60).describe('The author’s name'),
    title: text(60).describe('The role line'),
    url: pagePath.describe('The page about the author, such as /network/advisors/clara-vasquez'),
  }),
);

/** The journal's topics as Docusaurus reads them: each is there, and no other. */
export const tagsSchema = z.strictObject(
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
);
