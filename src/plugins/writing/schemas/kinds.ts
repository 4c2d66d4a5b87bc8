import type * as z from 'zod';
import {collections} from '../../content/collections';

/** A kind of file that writers edit. */
export interface Kind {
  /** The name of its JSON Schema, without the ending. */
  name: string;
  /** What it is, in a heading. */
  title: string;
  /** Its files, from the project's root: one, or all of a folder (`*`). */
  files: string;
  schema: z.ZodType;
}

/** Every kind of file below `siteDir` that has fields; an article's are its front matter. */
export const kinds = (siteDir: string): Kind[] =>
  collections().flatMap(({name, title, files, schema}) =>
    files === undefined || schema === undefined ? [] : [{name, title, files, schema: schema(siteDir)}],
  );
