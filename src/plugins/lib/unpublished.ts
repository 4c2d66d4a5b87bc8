import path from 'node:path';
import {STORIES_PATH} from '../../features/clients/paths';
import {JOURNAL_PATH} from '../../features/journal/paths';
import {LIST_PATH} from '../../features/recipes/paths';
import {buildDay} from './buildDay';
import {filesIn} from './filesIn';
import {textOf} from './generated';

/** A page that no build has before its day. */
export interface Unpublished {
  /** The file that it is written in, from the project's root. */
  file: string;
  id: string;
  /** The path of the page. */
  page: string;
  /** The day of its publication, as `2026-12-01`. */
  day: string;
}

/** Where a day of publication is written: folder, ending of files, the field, and the path of the pages. */
const DATED = {
  recipe: ['src/data/recipes', '.yaml', /^published: ['"]?(\d{4}-\d\d-\d\d)/m, LIST_PATH],
  article: ['blog', '.mdx', /^date: ['"]?(\d{4}-\d\d-\d\d)/m, JOURNAL_PATH],
  story: ['src/data/clients', '.yaml', /^ {2}published: ['"]?(\d{4}-\d\d-\d\d)/m, STORIES_PATH],
} as const;

/** Whether a day is in the calendar; the check of fields names one that is not. */
const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/**
 * Everything of a kind below `siteDir` whose day of publication is after `today`. It only searches the text, which
 * takes no time; other checks say whether the text is valid.
 */
export function datedAfter(siteDir: string, kind: keyof typeof DATED, today: string): Unpublished[] {
  const [folder, ending, field, below] = DATED[kind];
  return filesIn(siteDir, folder, ending).flatMap((file) => {
    const [, day = ''] = field.exec(textOf(siteDir, file)) ?? [];
    const id = path.basename(file, ending);
    return day > today && isDay(day) ? [{file, id, page: `${below}/${id}`, day}] : [];
  });
}

const found = new Map<string, Unpublished[]>();

/** What this build leaves out because its day is still to come; `npm start` shows it. Read once for each build. */
export function unpublished(siteDir: string, kind: keyof typeof DATED): readonly Unpublished[] {
  if (process.env.NODE_ENV === 'development') {
    return [];
  }
  const key = [siteDir, kind, buildDay()].join(' ');
  const pages = found.get(key) ?? datedAfter(siteDir, kind, buildDay());
  found.set(key, pages);
  return pages;
}

/** The same of every kind that has pages of its own: a client without a story still has one. */
export const unpublishedPages = (siteDir: string): Unpublished[] => [
  ...unpublished(siteDir, 'recipe'),
  ...unpublished(siteDir, 'article'),
];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Markdown without its links to some pages: the words of links stay, and components that are such links are removed.
 */
export function withoutLinksTo(pages: readonly Unpublished[], text: string): string {
  return pages.reduce((rest, {page, id}) => {
    const address = `${escaped(page)}(?:\\.md)?(?:#[\\w-]*)?`;
    return rest
      .replaceAll(new RegExp(`\\[([^\\]]+)\\]\\(${address}\\)`, 'g'), '$1')
      .replaceAll(new RegExp(`<PageLink\\b[^>]*\\bto="${address}"[^>]*/>`, 'g'), '')
      .replaceAll(new RegExp(`<RecipeCard\\s+id=["']${id}["']\\s*/>`, 'g'), '');
  }, text);
}
