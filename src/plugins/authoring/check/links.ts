import fs from 'node:fs';
import path from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {hubPath} from '../../../data/hubs/types';
import {TOPICS, topicSlug} from '../../../data/journal/topics';
import type {ArticleFile} from '../../content/journal/frontMatter';
import {BLOG_DIR} from '../../content/journal/lists';
import type {Problem} from '../../lib/problems';
import type {Profiles} from '../../content/profiles/read';
import {profileRoutes} from '../../content/profiles/routes';
import {RECIPES_PATH} from '../../content/recipes';
import {NOTES_DIR} from '../../content/recipes/generate';
import {blank, CODE, FRONT_MATTER, INLINE_CODE, lineOf, type Source} from './source';

const JOURNAL_PATH = '/philosophy/journal';
const PAGES_DIR = 'src/pages';
/** Headings of a recipe's page above its note. */
const RECIPE_HEADINGS = ['steps-to-execute', 'case-study--results', 'optimization-tips'];

/** The ids that headings of a text have on its page. */
function anchorsOf(text: string): Set<string> {
  const slugger = createSlugger();
  const body = blank(blank(text, FRONT_MATTER), CODE);
  return new Set(
    [...body.matchAll(/^#{2,6} +(.*)$/gm)].map(([, heading = '']) => {
      const {text: words, id} = parseMarkdownHeadingId(heading);
      return id ?? slugger.slug(words.replaceAll(/[*`]|\]\([^)]*\)|\[/g, ''));
    }),
  );
}

/** Every page of the site, each with the anchors it has; undefined where only the build can know them. */
export type Pages = ReadonlyMap<string, ReadonlySet<string> | undefined>;

interface Content {
  recipes: readonly string[];
  hubs: readonly {id: string}[];
  articles: readonly ArticleFile[];
  profiles: Profiles;
  sources: readonly Source[];
}

/** Every page that content gives, drafts left out: a link to one breaks when the site is built. */
export function pagesOf(siteDir: string, {recipes, hubs, articles, profiles, sources}: Content): Pages {
  const textOf = (file: string) => sources.find((source) => source.file === file)?.text ?? '';
  const routes = fs
    .readdirSync(path.join(siteDir, PAGES_DIR), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.tsx') && !path.basename(name).startsWith('_'))
    .map((name) => `/${name.replaceAll(path.sep, '/').replace(/(?:\/?index)?\.tsx$/, '')}`);
  const topics = TOPICS.map((topic) => `${JOURNAL_PATH}/topics/${topicSlug(topic)}`);
  const others = [
    ...routes,
    ...profileRoutes(profiles).map((route) => route.path),
    ...hubs.map(({id}) => hubPath(id)),
    ...topics,
    ...['/growth-hubs', RECIPES_PATH, JOURNAL_PATH, `${JOURNAL_PATH}/topics`],
  ];
  return new Map<string, ReadonlySet<string> | undefined>([
    ...others.map((page) => [page, undefined] as const),
    ...recipes.map((id) => {
      const note = anchorsOf(textOf(`${NOTES_DIR}/${id}.mdx`));
      return [`${RECIPES_PATH}/${id}`, new Set([...RECIPE_HEADINGS, ...note])] as const;
    }),
    ...articles
      .filter(({front}) => front.draft !== true)
      .map(({id, file}) => [`${JOURNAL_PATH}/${id}`, anchorsOf(textOf(file))] as const),
  ]);
}

/** What is wrong with one address; undefined when nothing is, or only the build can know. */
function wrong(address: string, {file, text}: Source, pages: Pages, siteDir: string) {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) {
    return /^https:\/\/|^mailto:[^@\s]+@[^@\s]+$/.test(address) && URL.canParse(address)
      ? undefined
      : {problem: 'is not a whole https address', remedy: 'Write it as https://example.com/page.'};
  }
  const [target = '', anchor = ''] = address.split('#');
  const [page = ''] = target.split('?');
  if (page !== '' && !page.startsWith('/')) {
    return fs.existsSync(path.join(siteDir, path.dirname(file), page))
      ? undefined
      : {
          problem: 'is a link to no file',
          remedy: `Write the page's path from the beginning, as ${JOURNAL_PATH}.`,
        };
  }
  if (page !== '' && !pages.has(page)) {
    return fs.existsSync(path.join(siteDir, 'static', page))
      ? undefined
      : {
          problem: 'is a link to no page',
          remedy: 'Correct the path. A draft and a page of another site have none here.',
        };
  }
  const own = file.startsWith(`${BLOG_DIR}/`) ? anchorsOf(text) : pages.get(recipePath(file));
  const anchors = page === '' ? own : pages.get(page);
  return anchor === '' || anchors === undefined || anchors.has(anchor)
    ? undefined
    : {
        problem: 'is a link to no heading of that page',
        remedy: `Its headings are: ${[...anchors].map((id) => `#${id}`).join(', ')}.`,
      };
}

const recipePath = (note: string) => `${RECIPES_PATH}/${path.basename(note, '.mdx')}`;

/** Problems of the links in one text: within the site page and heading, elsewhere the form alone. */
export function linkProblems(source: Source, pages: Pages, siteDir: string): Problem[] {
  const body = [CODE, INLINE_CODE].reduce(blank, source.text);
  const links = /(?<!!\[[^\]]*)\]\(([^)\s]+)[^)]*\)|^\[[^\]^][^\]]*\]: *(\S+)|\b(?:href|to)="([^"]*)"/gm;
  return [...body.matchAll(links)].flatMap((match) => {
    const address = match[1] ?? match[2] ?? match[3] ?? '';
    const told = wrong(address, source, pages, siteDir);
    return told === undefined
      ? []
      : [{file: source.file, line: lineOf(source.text, match.index), value: address, ...told}];
  });
}
