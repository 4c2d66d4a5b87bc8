import {duplicateProblems, fileOf, problemAt} from '../lib/contentFolder';
import {didYouMean} from '../lib/nearest';
import {throwAny, type Problem} from '../lib/problems';
import {folderOf, idOf, itemsOf, readCollection, type Collection, type Entry} from './collection';
import {collectionOf} from './collections';
import {markedIn, type Marked} from './marked';

/** An item's marked fields: what it names, and its texts for readers. */
export const marksOf = <T extends object>(schema: unknown, collection: Collection<T>, item: T): Marked[] =>
  markedIn(schema, collection.fields?.(item) ?? item);

/** The ids that a field may name, and how to find one. */
interface Known {
  ids: ReadonlySet<string>;
  use: string;
}

function knownOf(siteDir: string, kind: string): Known {
  const named = collectionOf(kind);
  const {ids} = readCollection(siteDir, named);
  const folder = folderOf(named);
  const where = named.files ?? `: ${[...ids].join(', ')}`;
  return {
    ids,
    use: folder === undefined ? `Use one of${named.files === undefined ? '' : ' '}${where}.` : fileOf(folder),
  };
}

const isSameList = (a: Marked['path'], b: Marked['path']) =>
  typeof a.at(-1) === 'number' && a.slice(0, -1).join() === b.slice(0, -1).join();

/** What an item names that is not there, is the item itself, or is in one list twice. */
function referenceProblems<T extends object>(
  collection: Collection<T>,
  {entry, schema}: {entry: Entry<T>; schema: unknown},
  known: (kind: string) => Known,
): Problem[] {
  const references = marksOf(schema, collection, entry.item).filter(({mark}) => mark.reference !== undefined);
  return references.flatMap(({path, value, mark: {reference: kind = ''}}, index) => {
    if (kind === collection.name && value === idOf(entry.item)) {
      return [problemAt(entry, path, {value, problem: `names the ${kind} itself`, remedy: 'Remove it.'})];
    }
    if (references.slice(0, index).some((other) => other.value === value && isSameList(other.path, path))) {
      return [problemAt(entry, path, {value, problem: 'is there twice', remedy: 'Remove one of the two.'})];
    }
    const {ids, use} = known(kind);
    return ids.has(value)
      ? []
      : [
          problemAt(entry, path, {
            value,
            problem: `is not the id of any ${kind}`,
            remedy: `${didYouMean(value, [...ids])}${use}`,
          }),
        ];
  });
}

/** Everything that is wrong with a kind's files, and keeps the site from being built. */
export function problemsOf<T extends object>(siteDir: string, collection: Collection<T>): Problem[] {
  const {entries, problems} = readCollection(siteDir, collection);
  const schema = collection.schema?.(siteDir);
  const looked = new Map<string, Known>();
  const known = (kind: string) => {
    const found = looked.get(kind) ?? knownOf(siteDir, kind);
    looked.set(kind, found);
    return found;
  };
  return [
    ...problems,
    ...(collection.unique ?? []).flatMap((field) => duplicateProblems(entries, field)),
    ...entries.flatMap((entry) => referenceProblems(collection, {entry, schema}, known)),
    ...(collection.problems?.(entries, siteDir) ?? []),
  ];
}

/** The items of a kind. Throws one `ContentError` with everything that is wrong with any of its files. */
export function checkedItems<T extends object>(siteDir: string, collection: Collection<T>): T[] {
  throwAny(problemsOf(siteDir, collection));
  return itemsOf(siteDir, collection);
}
