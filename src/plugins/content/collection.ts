import path from 'node:path';
import type * as z from 'zod';
import {idOf, readFolder, type Entry, type Read} from '../lib/contentFolder';
import type {Generated} from '../lib/generated';
import type {Problem} from '../lib/problems';
import {readYaml, type Path} from '../lib/yamlFile';
import type {PageLink} from '../../config/paths';
import type {Page, Site} from './routes';

export {idOf};
export type {Entry, Read};

/**
 * One kind of content, and all that the build knows of it. Whatever treats all kinds alike goes through the list of
 * collections (`collections.ts`): a new kind is a folder with one of these, and a line there.
 */
export interface Collection<T extends object = object> {
  /** As commands, references and its JSON Schema name it: `hub`. */
  name: string;
  /** What one of its files is, in a heading: `A hub`. */
  title: string;
  /** Its files from the project's root: all of a folder (`src/data/hubs/*.yaml`), or one. None where its items are code. */
  files?: string;
  /** Other files that its pages are made of, as patterns from the project's root. */
  watch?: readonly string[];
  /** The form of a file's fields; left out where a file is all text. */
  schema?(this: void, siteDir: string): z.ZodType;
  /** How its items are read, where that is more than files with fields. */
  read?(this: void, siteDir: string): Read<T>;
  /** The part of an item that its schema describes, where that is not all of it. */
  fields?(this: void, item: T): object;
  /** The MDX text of an item, where it has one. */
  body?(this: void, item: T, siteDir: string): string;
  /** Fields in which no two items may have the same. */
  unique?: readonly string[];
  /** What is wrong with its items beyond their fields and references, and keeps the site from being built. */
  problems?(this: void, entries: readonly Entry<T>[], siteDir: string): readonly Problem[];
  /** What `npm run check:content` finds besides. */
  check?(
    this: void,
    entries: readonly Entry<T>[],
    siteDir: string,
  ): readonly Problem[] | Promise<readonly Problem[]>;
  /** Files that follow from its items, and are committed. */
  follows?(this: void, siteDir: string): Generated;
  /** The components that its MDX may use. */
  components?: Readonly<Record<string, z.ZodObject>>;
  /** The tag of MDX that names one of its items by its id. */
  tag?: string;
  /** Whether its files are settings or lists, and no texts for visitors. */
  isSetting?: boolean;

  /** The path of an item's page. */
  path?(this: void, item: T): string;
  /** The paths of all other pages of this kind, such as its list. */
  pages?(this: void, siteDir: string): readonly string[];
  /** The pages that this kind adds to the site. */
  routes?(this: void, site: Site): readonly Page[] | Promise<readonly Page[]>;
  /** Whether it is a draft, which no build has. */
  isDraft?(this: void, item: T): boolean;
  /** The title of an item's page, and the field that makes it as long as it is. */
  pageTitle?(this: void, item: T, siteDir: string): {at: Path; title: string} | undefined;
  /** How a page that an item's page is listed on names it. */
  link?(this: void, item: T): string;
  /** What is written into the build besides: texts by their paths in it. */
  output?(
    this: void,
    site: Site,
  ): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
}

/** The folder of a kind whose files are all of one; undefined for other kinds. */
export const folderOf = ({files = ''}: Pick<Collection, 'files'>): string | undefined =>
  files.includes('*') ? path.posix.dirname(files) : undefined;

/** The items of a kind below `siteDir` whose fields are valid, and all problems of its files. */
export function readCollection<T extends object>(siteDir: string, collection: Collection<T>): Read<T> {
  if (collection.read !== undefined) {
    return collection.read(siteDir);
  }
  // A collection's items are what its schema gives: the two are declared in one place.
  const schema = collection.schema?.(siteDir) as z.ZodType<T> | undefined;
  const {files = ''} = collection;
  const folder = folderOf(collection);
  if (schema === undefined) {
    return {entries: [], problems: [], ids: new Set()};
  }
  if (folder !== undefined) {
    return readFolder(siteDir, folder, schema);
  }
  const {data, lineOf, problems} = readYaml(siteDir, files, schema);
  return problems === undefined
    ? {entries: [{file: files, item: data, lineOf}], problems: [], ids: new Set()}
    : {entries: [], problems, ids: new Set()};
}

/** The valid items of a kind, in the order of their files. */
export const itemsOf = <T extends object>(siteDir: string, collection: Collection<T>): T[] =>
  readCollection(siteDir, collection).entries.map(({item}) => item);

/** A link to the page of an item, as another page lists it; none where its kind has no such pages. */
export const linksTo = ({link, path: pathOf}: Collection, item: object): PageLink[] =>
  link === undefined || pathOf === undefined ? [] : [{title: link(item), path: pathOf(item)}];

/** What `npm start` watches for a kind, as patterns from the project's root. */
export const watched = ({files, watch = []}: Collection): string[] => [
  ...(files === undefined ? [] : [files.replace(/\*\.yaml$/, '*.{yaml,yml}')]),
  ...watch,
];
