import {buildDay} from '../lib/buildDay';
import {tagsOf} from '../lib/mdx/tags';
import {readCollection, type Collection, type Entry} from './collection';
import {collections} from './collections';
import type {Marked} from './marked';
import {marksOf} from './problems';

/** A place where an item of some kind names one of another. */
export interface Naming {
  collection: Collection;
  entry: Entry<object>;
  /** The id that is named. */
  id: string;
  /** The field that names it; undefined where the text does, by a tag. */
  path?: Marked['path'];
}

/** The tags of MDX that name an item by its id, by the item's kind. */
export const TAGS: Readonly<Record<string, string>> = {calculator: 'Calculator', recipe: 'RecipeCard'};

/** Every place below `siteDir` that names an item of a kind. */
export const namingsOf = (siteDir: string, kind: string): Naming[] =>
  collections().flatMap((collection) => {
    const schema = collection.schema?.(siteDir);
    return readCollection(siteDir, collection).entries.flatMap((entry): Naming[] => {
      const place = {collection, entry};
      const body = collection.body?.(entry.item, siteDir) ?? '';
      return [
        ...marksOf(schema, collection, entry.item)
          .filter(({mark}) => mark.reference === kind)
          .map(({path, value}) => ({...place, id: value, path})),
        ...tagsOf(body, TAGS[kind] ?? '').map(({id = ''}) => ({...place, id})),
      ];
    });
  });

/** Whether a build made on `today` has an item; `npm start` shows all. */
export const isShown = (collection: Collection, item: object, today = buildDay()): boolean =>
  process.env.NODE_ENV === 'development' ||
  (collection.isDraft?.(item) !== true && (collection.published?.(item) ?? '') <= today);
