import * as z from 'zod';
import {slug, text} from '../../../data/fields';
import type {Keys} from '../../../data/journal/schema';
import {topicsSchema} from '../../../data/taxonomies/schema';
import {toSlug} from '../../../lib/toSlug';
import type {Problem} from '../../lib/problems';
import {readYaml} from '../../lib/yamlFile';
import {TOPICS_FILE} from '../taxonomies/files';

/** Where articles and their authors are kept, from the project's root. */
export const BLOG_DIR = 'blog';
export const AUTHORS_FILE = `${BLOG_DIR}/authors.yml`;

/** Authors by their keys. */
export const authorsSchema = z.record(
  slug,
  z.strictObject({
    name: text(60).describe('The author’s name'),
    title: text(60).describe('The role line'),
    url: z
      .string()
      .regex(/^\/[a-z0-9/-]*$/, 'must be the path of a page of this site')
      .describe('The page about the author, such as /network/advisors/clara-vasquez'),
  }),
);

/** Reads one list: its keys, or what is wrong with it. */
function readKeys<T>(
  siteDir: string,
  file: string,
  [schema, keysOf]: readonly [schema: z.ZodType<T>, keysOf: (data: T) => string[]],
): {keys: Keys; problems: Problem[]} {
  const {data, problems = []} = readYaml(siteDir, file, schema);
  const keys = data && keysOf(data);
  return keys?.length === 0
    ? {keys: undefined, problems: [{file, problem: 'is empty', remedy: 'Restore its entries.'}]}
    : {keys, problems};
}

/** The keys of the topics that an article can have, in their order, or what is wrong with their list. */
export const readTopics = (siteDir: string) =>
  readKeys(siteDir, TOPICS_FILE, [topicsSchema, (topics) => topics.map(({label}) => toSlug(label))]);

/** The keys of the authors that an article can have, or what is wrong with their list. */
export const readAuthors = (siteDir: string) => readKeys(siteDir, AUTHORS_FILE, [authorsSchema, Object.keys]);
