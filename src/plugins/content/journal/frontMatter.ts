import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {choices, list, slug, text} from '../../../data/fields';
import type {ArticleFrontMatter} from '../../../data/journal/types';
import {throwAny, type Problem} from '../../lib/problems';
import {referenceProblems} from '../../lib/contentFolder';
import {parseYaml, type LineOf} from '../../lib/yamlFile';
import {BLOG_DIR, readAuthors, readTopics, type Keys} from './lists';

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
  /** The line on which the body begins. */
  bodyLine: number;
  /** The lines of its front matter's fields. */
  lineOf: LineOf;
}

/** One or more keys of a list; any, where the list cannot be read and is told itself. */
const keysOf = (keys: Keys, what: string): z.ZodType<string[]> =>
  keys === undefined ? z.array(z.string()) : choices(keys, what);

const frontMatterSchema = (authors: Keys, tags: Keys): z.ZodType<WrittenFrontMatter> =>
  z.strictObject({
    title: text(90),
    description: text(220).min(90),
    date: z.iso.date(),
    authors: keysOf(authors, 'author'),
    tags: keysOf(tags, 'topic'),
    keywords: list(3, 12),
    related: z.array(slug).max(4).optional(),
    faq: list(1, 12, z.strictObject({question: text(), answer: text()})).optional(),
    discuss: z.boolean().optional(),
    draft: z.boolean().optional(),
    callToAction: z.strictObject({heading: text(), text: text(), button: text(40)}),
  });

function relatedProblems(article: ArticleFile, ids: ReadonlySet<string>): Problem[] {
  const {id, file, front, lineOf} = article;
  return (front.related ?? []).flatMap((other, index) =>
    other === id
      ? [
          {
            file,
            line: lineOf(['related', index]),
            field: `related[${index}]`,
            value: other,
            problem: 'names the article itself',
            remedy: 'Remove it.',
          },
        ]
      : referenceProblems({file, item: front, lineOf}, ['related', index], other, {
          what: 'article',
          ids,
          folder: BLOG_DIR,
        }),
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

/** Characters that no keyboard writes and no page shows; their place tells where a file went wrong. */
const UNREADABLE = /(?![\t\n\r])\p{Cc}|\uFFFD/u;

function readArticle(file: string, source: string, schema: z.ZodType<WrittenFrontMatter>) {
  const unreadable = source.search(UNREADABLE);
  if (unreadable !== -1) {
    const line = source.slice(0, unreadable).split('\n').length;
    const remedy = 'Remove what does not show on that line, and save the file as UTF-8 text.';
    return {problems: [{file, line, problem: 'has a character that is no text', remedy}]};
  }
  const [, front, body = ''] =
    /^\uFEFF?---\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source) ?? [];
  if (front === undefined) {
    const remedy = 'Begin the file with a line "---", the fields of blog/README.md, and a line "---".';
    return {problems: [{file, line: 1, problem: 'has no front matter', remedy}]};
  }
  if (body.trim() === '') {
    const remedy = 'Write the article below the second line "---".';
    return {problems: [{file, problem: 'has no text', remedy}]};
  }
  // The line of dashes above the fields counts, too.
  const {data, lineOf, problems} = parseYaml(file, `\n${front}`, schema);
  return data === undefined
    ? {problems}
    : {
        problems: [],
        article: {
          id: path.basename(file, '.mdx'),
          file,
          front: data,
          body,
          lineOf,
          bodyLine: source.slice(0, source.length - body.length).split('\n').length,
        },
      };
}

/** Reads every article below `siteDir`: those with valid front matter, and all problems of all others. */
export function readArticles(siteDir: string): {articles: ArticleFile[]; problems: Problem[]} {
  const dir = path.join(siteDir, BLOG_DIR);
  if (!fs.existsSync(dir)) {
    return {
      articles: [],
      problems: [{file: BLOG_DIR, problem: 'is missing', remedy: 'Restore the folder.'}],
    };
  }
  const authors = readAuthors(siteDir);
  const topics = readTopics(siteDir);
  const schema = frontMatterSchema(authors.keys, topics.keys);
  const names = fs
    .readdirSync(dir)
    .filter((name) => name.endsWith('.mdx'))
    .sort();
  const ids = new Set(names.map((name) => path.basename(name, '.mdx')));
  const read = names.map((name) =>
    readArticle(`${BLOG_DIR}/${name}`, fs.readFileSync(path.join(dir, name), 'utf8'), schema),
  );
  const articles = read.flatMap(({article}) => article ?? []);
  return {
    articles,
    problems: [
      ...authors.problems,
      ...topics.problems,
      ...names.flatMap((name) => fileNameProblems(`${BLOG_DIR}/${name}`, path.basename(name, '.mdx'))),
      ...read.flatMap(({problems}) => problems),
      ...articles.flatMap((article) => relatedProblems(article, ids)),
    ],
  };
}

/** Every article; throws one `ContentError` that holds every problem of every article's front matter. */
export function checkedArticles(siteDir: string): ArticleFile[] {
  const {articles, problems} = readArticles(siteDir);
  throwAny(problems);
  return articles;
}
