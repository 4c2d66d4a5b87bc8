import fs from 'node:fs';
import path from 'node:path';

/** One text file that people write. */
export interface Source {
  /** Path from the project's root. */
  file: string;
  text: string;
}

interface Place {
  /** From the project's root. */
  folder: string;
  /** Of the files that are meant there, and in the folders below it where `deep` is set. */
  ending: RegExp;
  deep?: boolean;
}

/** Where people write texts that visitors read. */
const WRITTEN: readonly Place[] = [
  {folder: 'src/data/recipes', ending: /\.yaml$/},
  {folder: 'src/data/advisors', ending: /\.yaml$/},
  {folder: 'src/data/clients', ending: /\.yaml$/},
  {folder: 'src/data/projects', ending: /\.yaml$/},
  {folder: 'src/data/hubs', ending: /\.yaml$/},
  {folder: 'src/data/pages', ending: /\.ts$/},
  {folder: 'docs/_notes', ending: /\.mdx$/},
  {folder: 'blog', ending: /\.mdx$/},
];

/** Where else words stand: lists of data, pages and what they show, and what writers and maintainers read. */
const ALSO_SPELLED: readonly Place[] = [
  {folder: 'blog', ending: /\.(?:yml|md)$/},
  {folder: 'src/data', ending: /\.ts$/},
  {folder: 'src/data/journal', ending: /\.ts$/},
  {folder: 'src/config', ending: /\.ts$/},
  {folder: 'src/pages', ending: /\.tsx$/, deep: true},
  {folder: 'src/features', ending: /\.tsx$/, deep: true},
  {folder: 'src/theme', ending: /\.(?:tsx|md)$/, deep: true},
  {folder: '.', ending: /^(?:README|CHANGELOG)\.md$/},
];

function sourcesOf(siteDir: string, {folder, ending, deep = false}: Place): Source[] {
  const dir = path.join(siteDir, folder);
  return (fs.existsSync(dir) ? fs.readdirSync(dir, {recursive: deep, encoding: 'utf8'}) : [])
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => ({
      file: path.posix.join(folder, name.replaceAll(path.sep, '/')),
      text: fs.readFileSync(path.join(dir, name), 'utf8'),
    }));
}

/** Every text for visitors that people write, below `siteDir`. */
export const writtenSources = (siteDir: string): Source[] =>
  WRITTEN.flatMap((place) => sourcesOf(siteDir, place));

/** Every text whose words are spelled, below `siteDir`. */
export const spelledSources = (siteDir: string): Source[] => [
  ...writtenSources(siteDir),
  ...ALSO_SPELLED.flatMap((place) => sourcesOf(siteDir, place)),
];

/** A fenced block. */
export const CODE = /^(`{3,}).*?^\1`*$/gms;
/** Code within a line. */
export const INLINE_CODE = /`[^`\n]*`/g;
/** The front matter, where a text has one. */
export const FRONT_MATTER = /(?<![\s\S])---\r?\n.*?^---$/gms;

/** The line, from 1, of a place in a text. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Replaces what matches by spaces, so that every other character keeps its place and its line. */
export function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (match) => match.replaceAll(/[^\n]/g, ' '));
}
