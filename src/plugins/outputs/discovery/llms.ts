import {markdownPath} from '../../../config/paths';
import type {ProgramFile} from '../../content/collection';
import type {BuiltPage} from '../../lib/builtPages';

/** A list of the index: the pages of the items of one kind. */
export interface PageList {
  heading: string;
  /** The page that lists them. */
  index: string | undefined;
  paths: ReadonlySet<string>;
}

interface About {
  name: string;
  tagline: string;
  /** Absolute address of a path of this site. */
  absolute: (path: string) => string;
  /** The paths of the main pages. */
  main: readonly string[];
  lists: readonly PageList[];
  /** Files for programs. */
  files: readonly ProgramFile[];
}

/** The text of /llms.txt (llmstxt.org): every page that may be indexed, as Markdown, with a line about each. */
export function llmsText(
  pages: readonly BuiltPage[],
  {name, tagline, absolute, files, ...known}: About,
): string {
  const open = pages.filter(({hidden}) => !hidden);
  const item = ({path, title, description}: BuiltPage) =>
    `- [${title}](${absolute(markdownPath(path))}): ${description.replaceAll(/\s+/g, ' ')}`;
  const section = (heading: string, items: readonly string[]) => `## ${heading}\n\n${items.join('\n')}\n`;
  const main = known.main.flatMap((path) => open.filter((page) => page.path === path));
  const listed = known.lists.map(({heading, index, paths}) => ({
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
      files.map(([path, title, what]) => `- [${title}](${absolute(path)}): ${what}`),
    ),
  ].join('\n');
}
