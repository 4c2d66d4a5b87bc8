import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {choices, list, slug, text} from '../../data/fields';
import type {ArticleFrontMatter} from '../../data/journal/types';
import {ContentError, type Problem} from '../problems';
import {parseYaml} from '../yamlFile';

/** Where articles, their topics and their authors are kept, from the project's root. */
export const BLOG_DIR = 'blog';
const TAGS_FILE = `${BLOG_DIR}/tags.yml`;
const AUTHORS_FILE = `${BLOG_DIR}/authors.yml`;

/** An article's front matter as written: its own fields, and those of Docusaurus that we use. */
interface WrittenFrontMatter extends ArticleFrontMatter {
  date: string;
  authors: string[];
  tags: string[];
  draft?: boolean | undefined;
}

/** One article as it stands on disk. */
export interface ArticleFile {
  /** Its file name without `.mdx`: the last part of its address. */
  id: string;
  file: string;
  front: WrittenFrontMatter;
  body: string;
}

type Keys = readonly [string, ...string[]];

const frontMatterSchema = (authors: Keys, tags: Keys): z.ZodType<WrittenFrontMatter> =>
  z.strictObject({
    title: text(90),
    description: text(220).min(90, 'must be at least 90 characters long'),
    date: z.iso.date(),
    authors: choices(authors, 'author'),
    tags: choices(tags, 'topic'),
    keywords: list(3, 12),
    related: z.array(slug).max(4, 'takes at most 4 items').optional(),
    faq: list(1, 12, z.strictObject({question: text(), answer: text()})).optional(),
    discuss: z.boolean().optional(),
    draft: z.boolean().optional(),
    callToAction: z.strictObject({heading: text(), text: text(), button: text(40)}),
  });

function keysOf(siteDir: string, file: string): Keys {
  const [first = '', ...rest] = Object.keys(
    parse(fs.readFileSync(path.join(siteDir, file), 'utf8')) as Record<string, unknown>,
  );
  return [first, ...rest];
}

/** The topics an article can have, in their order. */
export const topicKeys = (siteDir: string): readonly string[] => keysOf(siteDir, TAGS_FILE);

function relatedProblems({id, file, front}: ArticleFile, ids: ReadonlySet<string>): Problem[] {
  return (front.related ?? []).flatMap((other, index) =>
    ids.has(other) && other !== id
      ? []
      : [
          {
            file,
            field: `related[${index}]`,
            value: other,
            problem: other === id ? 'names the article itself' : 'is not the name of any article',
            remedy: 'Use the name of another file in blog/, without .mdx.',
          },
        ],
  );
}

function fileNameProblems(file: string, id: string): Problem[] {
  return slug.safeParse(id).success
    ? []
    : [
        {
          file,
          problem: 'has a name that cannot be an address',
          remedy: 'Rename it to lower-case words joined by hyphens, such as pmax-first-month.mdx.',
        },
      ];
}

function readArticle(file: string, source: string, schema: z.ZodType<WrittenFrontMatter>) {
  const [, front, body = ''] = /^\uFEFF?---\r?\n(.*?)^---[ \t]*\r?$(.*)/ms.exec(source) ?? [];
  if (front === undefined) {
    const remedy = 'Begin the file with a line "---", the fields of blog/README.md, and a line "---".';
    return {problems: [{file, line: 1, problem: 'has no front matter', remedy}]};
  }
  // The line of dashes above the fields counts, too.
  const {data, problems} = parseYaml(file, `\n${front}`, schema);
  return data === undefined
    ? {problems}
    : {problems: [], article: {id: path.basename(file, '.mdx'), file, front: data, body}};
}

/** Reads every article below `siteDir`: those with valid front matter, and all problems of all others. */
export function readArticles(siteDir: string): {articles: ArticleFile[]; problems: Problem[]} {
  const schema = frontMatterSchema(keysOf(siteDir, AUTHORS_FILE), keysOf(siteDir, TAGS_FILE));
  const names = fs
    .readdirSync(path.join(siteDir, BLOG_DIR))
    .filter((name) => name.endsWith('.mdx'))
    .sort();
  const ids = new Set(names.map((name) => path.basename(name, '.mdx')));
  const read = names.map((name) =>
    readArticle(`${BLOG_DIR}/${name}`, fs.readFileSync(path.join(siteDir, BLOG_DIR, name), 'utf8'), schema),
  );
  const articles = read.flatMap(({article}) => article ?? []);
  return {
    articles,
    problems: [
      ...names.flatMap((name) => fileNameProblems(`${BLOG_DIR}/${name}`, path.basename(name, '.mdx'))),
      ...read.flatMap(({problems}) => problems),
      ...articles.flatMap((article) => relatedProblems(article, ids)),
    ],
  };
}

/** Throws one `ContentError` that holds every problem of every article's front matter. */
export function checkArticles(siteDir: string): void {
  const {problems} = readArticles(siteDir);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
}
