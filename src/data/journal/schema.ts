import * as z from 'zod';
import type {ShownEvidence} from '../evidence/age';
import {evidenceFields} from '../evidence/schema';
import {choices, list, slug, text} from '../fields';

/** Keys of a list, such as authors.yml; undefined where the list itself cannot be read. */
export type Keys = readonly [string, ...string[]] | undefined;

const keysOf = (keys: Keys, what: string): z.ZodType<string[]> =>
  keys === undefined ? z.array(z.string()) : choices(keys, what);

/** The front matter of an article: Docusaurus' own fields that we use, and ours. */
export const articleSchema = (authors?: Keys, topics?: Keys) =>
  z.strictObject({
    title: text(90),
    description: text(220).min(90),
    date: z.iso.date(),
    /** Keys of blog/authors.yml. */
    authors: keysOf(authors, 'author'),
    /** Keys of blog/tags.yml. */
    tags: keysOf(topics, 'topic'),
    keywords: list(3, 12),
    /** Articles to read next; chosen by shared topics where it is left out. */
    related: z.array(slug).max(4).optional(),
    faq: list(1, 12, z.strictObject({question: text(), answer: text()})).optional(),
    /** Shows "Discuss Strategy" beside the share button. */
    discuss: z.boolean().optional(),
    draft: z.boolean().optional(),
    callToAction: z.strictObject({heading: text(), text: text(), button: text(40)}),
    ...evidenceFields,
  });

export type ArticleFrontMatter = z.infer<ReturnType<typeof articleSchema>>;

/** The part of an article's front matter that its page shows and no list does. */
export type ArticleExtras = Pick<ArticleFrontMatter, 'keywords' | 'faq' | 'discuss' | 'callToAction'> & {
  evidence: ShownEvidence;
};
