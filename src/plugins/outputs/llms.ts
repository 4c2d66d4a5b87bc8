import {CATALOGUE_PATH, markdownPath, SCHEMA_PATH, SKILLS_PATH} from '../../config/paths';
import {SECTIONS} from '../../config/sections';
import type {BuiltPage} from './builtPages';
import {MAIN_PAGES} from './sitemap';

/** Files for programs. */
const FILES = [
  [CATALOGUE_PATH, 'All recipes as JSON', 'every field of every recipe, with its addresses'],
  [SCHEMA_PATH, 'The schema of a recipe', 'JSON Schema of what the catalogue has for each recipe'],
  [SKILLS_PATH, 'Recipes as skills', 'an index of Agent Skills, each with the digest of its file'],
] as const;

type About = Record<'name' | 'tagline', string> & {absolute: (path: string) => string};

/** The text of /llms.txt (llmstxt.org): every page that may be indexed, as Markdown, with a line about each. */
export function llmsText(pages: readonly BuiltPage[], {name, tagline, absolute}: About): string {
  const open = pages.filter(({hidden}) => !hidden);
  const main = MAIN_PAGES.flatMap(({path}) => open.filter((page) => page.path === path));
  const headingOf = ({section}: BuiltPage) => SECTIONS[section].heading ?? 'More pages';
  const rest = open.filter((page) => !main.includes(page));
  const headings = new Set([...Object.values(SECTIONS).flatMap(({heading}) => heading ?? []), 'More pages']);
  const sections = [...headings].map((heading) => ({
    heading,
    pages: rest.filter((page) => headingOf(page) === heading),
  }));
  const section = (heading: string, items: readonly string[]) => `## ${heading}\n\n${items.join('\n')}\n`;
  const item = ({path, title, description}: BuiltPage) =>
    `- [${title}](${absolute(markdownPath(path))}): ${description.replaceAll(/\s+/g, ' ')}`;
  return [
    `# ${name}\n`,
    `> ${tagline}.\n`,
    section(
      'For programs',
      FILES.map(([path, title, what]) => `- [${title}](${absolute(path)}): ${what}`),
    ),
    ...[{heading: 'Main pages', pages: main}, ...sections]
      .filter((one) => one.pages.length > 0)
      .map((one) => section(one.heading, one.pages.map(item))),
  ].join('\n');
}
