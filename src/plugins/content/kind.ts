import type {RouteConfig} from '@docusaurus/types';
import type * as z from 'zod';
import type {PageAbout} from '../../config/pages';
import type {PageMetadata} from '../lib/pageMetadata';
import type {Problem} from '../lib/problems';
import type {Path, Place} from '../lib/yamlFile';
import {SCHEMAS, type Items, type KindName} from './schemas';

/** One file of content: what its fields are, and the text below them, which only MDX has. */
export interface Entry<T = object> extends Place {
  /** The name of the file without its ending. */
  id: string;
  item: T;
  body: string;
  /** The line on which the text begins. */
  bodyLine: number;
}

/** What was read of a kind: what is valid, what is wrong, and the ids that others may name, if they can be known. */
export interface Read<T = object> {
  entries: readonly Entry<T>[];
  problems: readonly Problem[];
  ids: ReadonlySet<string> | undefined;
}

/** All content below a folder; kinds take it as an argument, so that none has to import another. */
export interface Content {
  siteDir: string;
  read: <K extends KindName>(kind: K) => Read<Items[K]>;
  /** The valid files of a kind, with their ids, texts and lines, in the order of their names. */
  entries: <K extends KindName>(kind: K) => readonly Entry<Items[K]>[];
  /** Their fields alone. */
  items: <K extends KindName>(kind: K) => readonly Items[K][];
  /** Every page of the site: those of all kinds, of the calculators and of src/pages. */
  pages: () => readonly PageAbout[];
}

/** A page that a kind adds: what it is, its component and the data that it alone needs. */
export type Page = PageAbout &
  Pick<RouteConfig, 'props'> &
  Pick<PageMetadata, 'card' | 'facets'> & {
    /** Undefined for the pages of Docusaurus' blog, which adds them itself. */
    component?: string;
    /** The title that search results show, and the item and the field that it follows from. */
    title?: {text: string; id: string; at: Path};
    modules?: Readonly<Record<string, string>>;
    /** Texts of data modules by their names, which `modules` may name. */
    data?: Readonly<Record<string, string>>;
  };

/** The site that files for programs are written for. */
export interface Site extends Content {
  baseUrl: string;
  name: string;
  /** The whole address of a path of this site. */
  absolute: (path: string) => string;
}

/** A kind of content. What only one kind needs is a function of its file, and no member of this. */
export interface Kind {
  name: KindName;
  /** Its files from the project's root: all of a folder (`src/data/hubs/*.yaml`), or one. */
  files: string;
  /** Whether a site may be without its one file. */
  optional?: true;
  /** The fields of a file, or of its front matter. */
  schema: z.ZodType<object>;
  /** The pages that it adds to the site. */
  routes?: (content: Content) => readonly Page[];
}

/** A kind, with the schema of its name. */
export const defineKind = (kind: Omit<Kind, 'schema'>): Kind => ({...kind, schema: SCHEMAS[kind.name]});

/** The folder of a kind whose files are all of one; undefined for a kind of one file. */
export const folderOf = ({files}: Pick<Kind, 'files'>): string | undefined =>
  files.includes('*') ? files.slice(0, files.lastIndexOf('/')) : undefined;
