import {mainPages} from '../../../config/sitemap';
import {CATALOGUE_PATH, FEED_PATH, markdownPath, SCHEMA_PATH, SKILLS_PATH} from '../../../config/paths';
import type {BuiltPage} from '../../lib/builtPages';

/** A list of the index: the pages of the items of one kind. */
export interface PageList {
  heading: string;
  /** The page that lists them. */
  index: string | undefined;
  paths: ReadonlySet<string>;
}

/** Files for programs, each with what it is. */
const FILES = [
  [CATALOGUE_PATH, 'All recipes as JSON', 'every field of every recipe, with its addresses'],
  [SCHEMA_PATH, 'The schema of a recipe', 'JSON Schema of what the catalogue has for each recipe'],
  [SKILLS_PATH, 'Recipes as skills', 'an index of Agent Skills, each with the digest of its file'],
  [FEED_PATH, 'New and changed recipes', 'an Atom feed, the newest first'],
] as const;

interface About {
  name: string;
  tagline: string;
  /** Absolute address of a path of this site. */
  absolute: (path: string) => string;
  lists: readonly PageList[];
}

/** The text of /llms.txt (llmstxt.org): every page that may be indexed, as Markdown, with a line about each. */
export function llmsText(pages: readonly BuiltPage[], {name, tagline, absolute, lists}: About): string {
  const open = pages.filter(({hidden}) => !hidden);
  const item = ({path, title, description}: BuiltPage) =>
    `- [${title}](${absolute(markdownPath(path))}): ${description.replaceAll(/\s+/g, ' ')}`;
  const section = (heading: string, items: readonly string[]) => `## ${heading}\n\n${items.join('\n')}\n`;
  const main = mainPages.flatMap(({path}) => open.filter((page) => page.path === path));
  const listed = lists.map(({heading, index, paths}) => ({
    heading,
    pages: [
      ...open.filter((page) => page.path === index && !paths.has(index) && !main.includes(page)),
      ...open.filter(({path}) => paths.has(path)),
    ],
  }));
  const named = new Set([...main, ...listed.flatMap(({pages: some}) => some)]);
  const sections = [
    {heading: 'Main pages', pages: main},
    ...listed,
    {heading: 'More pages', pages: open.filter((page) => !named.has(page))},
  ].filter(({pages: some}) => some.length > 0);
  return [
    `# ${name}\n`,
    `> ${tagline}.\n`,
    ...sections.map(({heading, pages: some}) => section(heading, some.map(item))),
    section(
      'For programs',
      FILES.map(([path, title, what]) => `- [${title}](${absolute(path)}): ${what}`),
    ),
  ].join('\n');
}
