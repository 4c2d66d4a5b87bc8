import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {slug, text} from '../../../data/fields';
import type {Keys} from '../../../data/journal/schema';
import type {Problem} from '../../lib/problems';
import {parseYaml} from '../../lib/yamlFile';

/** Where articles, their topics and their authors are kept, from the project's root. */
export const BLOG_DIR = 'blog';
export const TAGS_FILE = `${BLOG_DIR}/tags.yml`;
const AUTHORS_FILE = `${BLOG_DIR}/authors.yml`;

/** Topics by their keys. */
const tagsSchema = z.record(
  slug,
  z.strictObject({
    label: text(40),
    permalink: z.string().regex(/^\/[a-z0-9-]+$/, 'must be a slash and lower-case words joined by hyphens'),
    description: text(),
  }),
);

/** Authors by their keys. */
const authorsSchema = z.record(
  slug,
  z.strictObject({
    name: text(60),
    title: text(60),
    url: z.string().regex(/^\/[a-z0-9/-]*$/, 'must be the path of a page of this site'),
  }),
);

function readKeys(
  siteDir: string,
  file: string,
  schema: z.ZodType<Record<string, unknown>>,
): {keys: Keys; problems: Problem[]} {
  const full = path.join(siteDir, file);
  if (!fs.existsSync(full)) {
    return {keys: undefined, problems: [{file, problem: 'is missing', remedy: 'Restore the file.'}]};
  }
  const {data, problems = []} = parseYaml(file, fs.readFileSync(full, 'utf8'), schema);
  const [first, ...rest] = Object.keys(data ?? {});
  if (data !== undefined && first === undefined) {
    return {keys: undefined, problems: [{file, problem: 'is empty', remedy: 'Restore its entries.'}]};
  }
  return {keys: first === undefined ? undefined : [first, ...rest], problems};
}

/** The topics an article can have, in their order, or what is wrong with their list. */
export const readTopics = (siteDir: string) => readKeys(siteDir, TAGS_FILE, tagsSchema);

/** The authors an article can have, or what is wrong with their list. */
export const readAuthors = (siteDir: string) => readKeys(siteDir, AUTHORS_FILE, authorsSchema);
