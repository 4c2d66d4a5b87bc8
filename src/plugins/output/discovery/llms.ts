import {mainPages} from '../../../config/sitemap';
import {HUBS_PATH} from '../../../data/hubs/types';
import {CALCULATORS_PATH} from '../../../features/calculators/paths';
import {STORIES_PATH} from '../../../features/clients/paths';
import {JOURNAL_PATH, TOPICS_PATH} from '../../../features/journal/paths';
import {ADVISORS_PATH} from '../../../features/people/portfolio/paths';
import {CATALOGUE_PATH, FEED_PATH, LIST_PATH, SCHEMA_PATH} from '../../../features/recipes/paths';
import {PLAN_PATH, STARTERS_PATH} from '../../../features/recipes/plan/paths';
import type {BuiltPage} from '../../lib/builtPages';

/** How the addresses of the parts of a long list end (`indexPath`). */
const INDEX_PAGE = /\/all-\d+$/;

/** Pages below a list that are tools or lists, and have no Markdown file. */
const WITHOUT_MARKDOWN: readonly string[] = [PLAN_PATH, STARTERS_PATH];

/** A list of the index: the pages directly below a path; `markdown` where each has a Markdown file as well. */
const LISTS = [
  {heading: 'Growth recipes', below: LIST_PATH, markdown: true},
  {heading: 'Starter plans', below: STARTERS_PATH, markdown: true},
  {heading: 'Calculators', below: CALCULATORS_PATH, markdown: true},
  {heading: 'Journal', below: JOURNAL_PATH, markdown: true},
  {heading: 'Growth hubs', below: HUBS_PATH, markdown: false},
  {heading: 'Client stories', below: STORIES_PATH, markdown: false},
  {heading: 'Advisors', below: ADVISORS_PATH, markdown: false},
] as const;

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
}

/** The text of /llms.txt (llmstxt.org): pages that may be indexed, with a line about each. */
export function llmsText(pages: readonly BuiltPage[], {name, tagline, absolute}: About): string {
  const open = pages.filter(({hidden}) => !hidden);
  const item = ({path, title, description}: BuiltPage, ending = '') =>
    `- [${title}](${absolute(`${path}${ending}`)}): ${description.replaceAll(/\s+/g, ' ')}`;
  const section = (heading: string, items: readonly string[]) => `## ${heading}\n\n${items.join('\n')}\n`;
  const main = mainPages.flatMap(({path}) => open.filter((page) => page.path === path));
  const listed = new Set(main);
  const lists = LISTS.map(({heading, below, markdown}) => {
    const direct = open.filter(
      (page) =>
        !listed.has(page) &&
        page.path.startsWith(`${below}/`) &&
        !page.path.slice(below.length + 1).includes('/'),
    );
    // Below a list, but not of it: the topics of the journal, and the parts of a long library's list.
    const own = direct.filter(({path}) => path !== TOPICS_PATH && !INDEX_PAGE.test(path));
    return section(
      heading,
      own.map((page) => item(page, markdown && !WITHOUT_MARKDOWN.includes(page.path) ? '.md' : '')),
    );
  });
  return [
    `# ${name}\n`,
    `> ${tagline}.\n`,
    section(
      'Main pages',
      main.map((page) => item(page)),
    ),
    ...lists,
    section(
      'For programs',
      FILES.map(([path, title, what]) => `- [${title}](${absolute(path)}): ${what}`),
    ),
  ].join('\n');
}
