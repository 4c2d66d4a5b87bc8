import * as z from 'zod';
import type {ShownEvidence} from '../evidence/age';
import {evidenceFields} from '../evidence/schema';
import {choices, list, marks, reference, text} from '../fields';

/** Undefined where the list itself, such as authors.yml, cannot be read. */
export type Keys = readonly string[] | undefined;

const keysOf = (keys: Keys, what: string, kind?: string): z.ZodType<string[]> => {
  if (keys === undefined) {
    return z.array(z.string());
  }
  const schema = choices(keys, what);
  if (kind !== undefined) {
    schema.element.register(marks, {reference: kind});
  }
  return schema;
};

const question = z.strictObject({
  question: text().describe('The question'),
  answer: text().describe('The answer'),
});

/** Docusaurus' own front matter that we use, and ours. */
export const articleSchema = (authors?: Keys, topics?: Keys) =>
  z.strictObject({
    title: text(90).describe('The heading of the page'),
    description: text(220)
      .min(90)
      .describe('The excerpt in lists and the lead above the article: what a reader learns, and from what'),
    short: list(3, 5, text(170)).describe(
      'The short version: what a reader does, or needs to know, a sentence or two a line',
    ),
    date: z.iso.date().describe('Day of publication'),
    authors: keysOf(authors, 'author', 'authors').describe('Who wrote it: keys of blog/authors.yml'),
    tags: keysOf(topics, 'topic').describe('Its topics: keys of src/data/taxonomies/topics.yaml'),
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

export type ArticleFrontMatter = z.infer<ReturnType<typeof articleSchema>>;

/** For the article's page only, not for lists. */
export type ArticleExtras = Pick<
  ArticleFrontMatter,
  'short' | 'keywords' | 'faq' | 'discuss' | 'callToAction'
> & {
  evidence: ShownEvidence;
};
