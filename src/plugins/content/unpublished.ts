import {buildDay} from '../lib/buildDay';
import {escaped} from '../lib/text';
import {idOf, readCollection} from './collection';
import {collections} from './collections';
import {isShown} from './namings';
import {emptySections} from './sections';

/** An item that no build has before its day. */
export interface Unpublished {
  kind: string;
  /** The file that says so, from the project's root. */
  file: string;
  id: string;
  /** The path of its page; undefined where a page is there without it. */
  page: string | undefined;
  /** The day of its publication, as `2026-12-01`. */
  day: string;
}

/** A page that nothing leads to, and the id of its item. */
export type Hidden = Pick<Unpublished, 'id' | 'page'>;

/** Everything below `siteDir` whose day of publication is after `today`. */
export const datedAfter = (siteDir: string, today: string): Unpublished[] =>
  collections().flatMap((collection) =>
    collection.published === undefined
      ? []
      : readCollection(siteDir, collection).entries.flatMap(({file, item}) => {
          const day = collection.published?.(item) ?? '';
          return day > today
            ? [{kind: collection.name, file, id: idOf(item), page: collection.path?.(item), day}]
            : [];
        }),
  );

/** What this build leaves out because its day is still to come, which `npm start` shows. */
const later = (siteDir: string): Unpublished[] =>
  process.env.NODE_ENV === 'development' ? [] : datedAfter(siteDir, buildDay());

/** The pages that nothing leads to: what is still to come, and the sections of kinds without items. */
export const hiddenPages = (siteDir: string): Hidden[] => [
  ...later(siteDir),
  ...emptySections(siteDir).map(({page}) => ({id: '', page})),
];

/** The ids of those of one kind. */
export const unpublishedIds = (siteDir: string, kind: string): ReadonlySet<string> =>
  new Set(later(siteDir).flatMap((one) => (one.kind === kind ? [one.id] : [])));

/** The files and folders of items that this build leaves out. */
export const hiddenFiles = (siteDir: string): string[] =>
  collections().flatMap((collection) =>
    collection.beside === undefined
      ? []
      : readCollection(siteDir, collection).entries.flatMap(({item}) =>
          isShown(collection, item) ? [] : (collection.beside?.(item, siteDir) ?? []),
        ),
  );

/** Whether a link leads to one of these pages, perhaps to a heading in it. */
export const isHidden = (hidden: readonly Hidden[], to: string): boolean =>
  hidden.some(({page}) => page === to.replace(/[#?].*/, ''));

/**
 * Markdown without its links to some pages: the words of links stay, and components that are such links are removed.
 */
export function withoutLinksTo(hidden: readonly Hidden[], text: string): string {
  const tags = collections().flatMap(({tag}) => tag ?? []);
  return hidden.reduce((rest, {page, id}) => {
    if (page === undefined) {
      return rest;
    }
    const address = `${escaped(page)}(?:\\.md)?(?:#[\\w-]*)?`;
    return rest
      .replaceAll(new RegExp(`\\[([^\\]]+)\\]\\(${address}\\)`, 'g'), '$1')
      .replaceAll(new RegExp(`<PageLink\\b[^>]*\\bto="${address}"[^>]*/>`, 'g'), '')
      .replaceAll(new RegExp(`<(?:${tags.join('|')})\\s+id=["']${id}["']\\s*/>`, 'g'), '');
  }, text);
}
