import {mainPages} from '../../../config/sitemap';
import {CATALOGUE_PATH, FEED_PATH, SCHEMA_PATH} from '../../../config/paths';
import type {BuiltPage} from '../../lib/builtPages';

/** A list of the index: the pages of the items of one kind; `markdown` where each has a Markdown file as well. */
export interface PageList {
  heading: string;
  /** The page that lists them. */
  index: string | undefined;
  paths: ReadonlySet<string>;
  markdown: boolean;
}

/** Files for programs, each with what it is. */
const FILES = [
  [CATALOGUE_PATH, 'All recipes as JSON', 'every field of every recipe, with its addresses'],
  [SCHEMA_PATH, 'The schema of a recipe', 'JSON Schema of what the catalogue has for each recipe'],
  [FEED_PATH, 'New and changed recipes', 'an Atom feed, the newest first'],
] as const;

interface About {
  name: string;
  tagline: string;
  /** Absolute address of a path of this site. */
  absolute: (path: string) => string;
  lists: readonly PageList[];
}

/** The text of /llms.txt (llmstxt.org): pages that may be indexed, with a line about each. */
export function llmsText(pages: readonly BuiltPage[], {name, tagline, absolute, lists}: About): string {
  const open = pages.filter(({hidden}) => !hidden);
  const item = ({path, title, description}: BuiltPage, ending = '') =>
    `- [${title}](${absolute(`${path}${ending}`)}): ${description.replaceAll(/\s+/g, ' ')}`;
  const section = (heading: string, items: readonly string[]) => `## ${heading}\n\n${items.join('\n')}\n`;
  const main = mainPages.flatMap(({path}) => open.filter((page) => page.path === path));
  const there = lists.filter(({paths}) => open.some(({path}) => paths.has(path)));
  const sections = there.map(({heading, index, paths, markdown}) =>
    section(heading, [
      ...open.filter((page) => page.path === index && !main.includes(page)).map((page) => item(page)),
      ...open.filter(({path}) => paths.has(path)).map((page) => item(page, markdown ? '.md' : '')),
    ]),
  );
  return [
    `# ${name}\n`,
    `> ${tagline}.\n`,
    section(
      'Main pages',
      main.map((page) => item(page)),
    ),
    ...sections,
    section(
      'For programs',
      FILES.map(([path, title, what]) => `- [${title}](${absolute(path)}): ${what}`),
    ),
  ].join('\n');
}
