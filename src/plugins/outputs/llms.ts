import {CATALOGUE_PATH, markdownPath, SCHEMA_PATH, SKILLS_PATH} from '../../config/paths';
import type {BuiltPage} from './builtPages';
import {MAIN_PAGES} from './sitemap';

/** The sections after the main pages, in their order, and the paths of the pages in each. */
const SECTIONS: readonly (readonly [heading: string, pages: RegExp])[] = [
  ['Growth recipes', /^\/services\/growth-recipes\/(?!plans?$|positions$)[^/]+$/],
  ['Starter plans', /^\/services\/growth-recipes\/plans(\/|$)/],
  ['Calculators', /^\/toolkit\/calculators(\/|$)/],
  ['Journal', /^\/philosophy\/journal\/(?!topics$)[^/]+$/],
  ['Growth hubs', /^\/growth-hubs\//],
  ['Client stories', /^\/customers\/stories\//],
  ['Advisors', /^\/network\/advisors\/[^/]+$/],
  ['Portfolio projects', /^\/portfolio$|\/portfolio\/[^/]+$/],
  ['Positions', /^\/services\/growth-recipes\/positions$/],
  ['Growth plan', /^\/services\/growth-recipes\/plan$/],
  ['More pages', /^/],
];

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
  const sectionOf = ({path}: BuiltPage) => SECTIONS.find(([, own]) => own.test(path))?.[0];
  const rest = open.filter((page) => !main.includes(page));
  const sections = SECTIONS.map(([heading]) => ({
    heading,
    pages: rest.filter((page) => sectionOf(page) === heading),
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
