import fs from 'node:fs';
import path from 'node:path';

/** One text file that people write. */
export interface Source {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** Where people write, and the endings of what they write there. */
const WRITTEN = [
  {folder: 'src/data/recipes', ending: '.yaml'},
  {folder: 'src/data/advisors', ending: '.yaml'},
  {folder: 'src/data/clients', ending: '.yaml'},
  {folder: 'src/data/projects', ending: '.yaml'},
  {folder: 'src/data/hubs', ending: '.ts'},
  {folder: 'src/data/pages', ending: '.ts'},
  {folder: 'docs/_notes', ending: '.mdx'},
  {folder: 'blog', ending: '.mdx'},
] as const;

/** Every text that people write, below `siteDir`. */
export function writtenSources(siteDir: string): Source[] {
  return WRITTEN.flatMap(({folder, ending}) => {
    const dir = path.join(siteDir, folder);
    return (fs.existsSync(dir) ? fs.readdirSync(dir) : [])
      .filter((name) => name.endsWith(ending))
      .sort()
      .map((name) => ({file: `${folder}/${name}`, text: fs.readFileSync(path.join(dir, name), 'utf8')}));
  });
}

/** The line, from 1, of a place in a text. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Replaces what matches by spaces, so that every other character keeps its place and its line. */
export function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (match) => match.replaceAll(/[^\n]/g, ' '));
}
