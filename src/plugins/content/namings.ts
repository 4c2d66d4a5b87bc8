import {tagsOf} from '../lib/mdx/tags';
import type {PageLink} from '../../config/paths';
import {idOf, itemsOf, linksTo, readCollection, type Collection, type Entry} from './collection';
import {collectionOf, collections} from './collections';
import {marksOf} from './problems';

/** A place where an item of some kind names one of another. */
export interface Naming {
  collection: Collection;
  entry: Entry<object>;
  /** The id that is named. */
  id: string;
}

/** Every place below `siteDir` that names an item of a kind. */
export function namingsOf(siteDir: string, kind: string): Naming[] {
  const {tag} = collectionOf(kind);
  return collections().flatMap((collection) => {
    const schema = collection.schema?.(siteDir);
    return readCollection(siteDir, collection).entries.flatMap((entry): Naming[] => {
      const place = {collection, entry};
      const body = collection.body?.(entry.item, siteDir) ?? '';
      return [
        ...marksOf(schema, collection, entry.item)
          .filter(({mark}) => mark.reference === kind)
          .map(({value}) => ({...place, id: value})),
        ...(tag === undefined ? [] : tagsOf(body, tag)).map(({id = ''}) => ({...place, id})),
      ];
    });
  });
}

/** Links to the items of a kind that have these ids, in the order of the ids. */
export function linksByIds(siteDir: string, kind: string, ids: readonly string[]): PageLink[] {
  const collection = collectionOf(kind);
  const items = itemsOf(siteDir, collection);
  return ids.flatMap((id) =>
    items.filter((item) => idOf(item) === id).flatMap((item) => linksTo(collection, item)),
  );
}

/** Whether a build has an item, which is no draft; `npm start` shows all. */
export const isShown = (collection: Collection, item: object): boolean =>
  process.env.NODE_ENV === 'development' || collection.isDraft?.(item) !== true;
