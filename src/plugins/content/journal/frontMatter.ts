import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {slug} from '../../../data/fields';
import {articleSchema, type ArticleFrontMatter} from '../../../data/journal/schema';
import {textOf} from '../../lib/generated';
import type {Problem} from '../../lib/problems';
import {duplicateProblems} from '../../lib/contentFolder';
import {remembered} from '../../lib/remembered';
import {parseYaml, type LineOf} from '../../lib/yamlFile';
import {checkedItems} from '../problems';
import {articles as articleCollection} from './collection';
import {headWords} from './head';
import {BLOG_DIR, readAuthors, readTopics} from './lists';

/** One article as its file has it. */
export interface ArticleFile {
  /** Its file name without `.mdx`: the last part of its address. */
  id: string;
  file: string;
  front: ArticleFrontMatter;
  body: string;
  /** The line on which the body begins. */
  bodyLine: number;
  /** The lines of its front matter's fields. */
  lineOf: LineOf;
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

/** An article that would never be read; the README beside the articles is none. */
const endingProblems = (name: string): Problem[] =>
  name.endsWith('.md') && name !== 'README.md'
    ? [{file: `${BLOG_DIR}/${name}`, problem: 'has the ending .md', remedy: 'Rename it to .mdx.'}]
    : [];

/** Characters that are never part of a text; the first of them shows where a file is damaged. */
const UNREADABLE = /(?![\t\n\r])\p{Cc}|\uFFFD/u;

/** With what is known of articles alone: how to begin a topic that is not there yet, and where an address comes from. */
function withArticleWords(problem: Problem): Problem {
  if (problem.field === 'slug') {
    return {...problem, remedy: 'Remove it: the name of the file is the address.'};
  }
  return problem.field?.startsWith('tags[') === true && slug.safeParse(problem.value).success
    ? {...problem, remedy: `${problem.remedy} Or add it to src/data/taxonomies/topics.yaml.`}
    : problem;
}

function readArticle(file: string, source: string, schema: z.ZodType<ArticleFrontMatter>) {
  const unreadable = source.search(UNREADABLE);
  if (unreadable !== -1) {
    const line = source.slice(0, unreadable).split('\n').length;
    const remedy = 'Remove what does not show on that line, and save the file as UTF-8 text.';
    return {problems: [{file, line, problem: 'has a character that is no text', remedy}]};
  }
  const [, front, body = ''] =
    /^\uFEFF?---\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source) ?? [];
  if (front === undefined) {
    return {problems: [{file, ...headWords(source)}]};
  }
  if (body.trim() === '') {
    const remedy = 'Write the article below the second line "---".';
    return {problems: [{file, problem: 'has no text', remedy}]};
  }
  // The line of dashes above the fields counts as well.
  const {data, lineOf, problems} = parseYaml(file, `\n${front}`, schema);
  return data === undefined
    ? {problems: problems.map(withArticleWords)}
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
export function readArticles(siteDir: string): {
  articles: ArticleFile[];
  problems: Problem[];
  /** The names of all files, also of those that cannot be read. */
  ids: ReadonlySet<string>;
} {
  const dir = path.join(siteDir, BLOG_DIR);
  if (!fs.existsSync(dir)) {
    return {
      articles: [],
      ids: new Set(),
      problems: [{file: BLOG_DIR, problem: 'is missing', remedy: 'Restore the folder.'}],
    };
  }
  const authors = readAuthors(siteDir);
  const topics = readTopics(siteDir);
  const keys = [authors.keys, topics.keys] as const;
  const schema = articleSchema(...keys);
  const all = fs.readdirSync(dir).sort();
  const names = all.filter((name) => name.endsWith('.mdx'));
  const ids = new Set(names.map((name) => path.basename(name, '.mdx')));
  const read = names.map((name) => {
    const file = `${BLOG_DIR}/${name}`;
    const source = textOf(siteDir, file);
    return remembered(readArticle, path.join(siteDir, file), JSON.stringify([keys, source]), () =>
      readArticle(file, source, schema),
    );
  });
  const articles = read.flatMap(({article}) => article ?? []);
  const entries = articles.map((article) => ({...article, item: article.front}));
  return {
    articles,
    ids,
    problems: [
      ...all.flatMap(endingProblems),
      ...names.flatMap((name) => fileNameProblems(`${BLOG_DIR}/${name}`, path.basename(name, '.mdx'))),
      ...read.flatMap(({problems}) => problems),
      ...duplicateProblems(entries, 'title'),
      ...duplicateProblems(entries, 'description'),
    ],
  };
}

/** Every article; throws one `ContentError` that holds every problem of every article's front matter. */
export const checkedArticles = (siteDir: string): ArticleFile[] => checkedItems(siteDir, articleCollection);
