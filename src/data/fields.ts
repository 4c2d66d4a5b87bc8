import * as z from 'zod';
import {hasHiddenSigns} from '../lib/hiddenSigns';

/** Safe as a file name, an address and a JSON key. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Addresses of other pages, values of YAML that are no text, and names that no file has on Windows. */
const RESERVED =
  /^(?:index|404|plans?|positions|topics|authors|archive|page|true|false|null|yes|no|on|off|[\de-]+|0x.*|con|nul|aux|prn|(?:com|lpt)\d)$/;

/** Whether a file may have this name, by which its item is known. */
export const isId = (name: string): boolean => SLUG.test(name) && !RESERVED.test(name);

/** Where no limit is given. */
const MAX_TEXT = 2_000;

/** What the build does with a field's values beyond validating them. */
export interface Mark {
  /** The kind of content whose id it is. */
  reference?: string;
  /** Whether readers read it. */
  prose?: boolean;
  /** Whether no two items may have the same. */
  unique?: boolean;
}

/** Read by `plugins/lib/marked.ts`. */
export const marks = z.registry<Mark>();

/** Not empty, at most `max` characters. */
export const text = (max = MAX_TEXT) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !hasHiddenSigns(value), 'must not contain characters that do not show')
    .register(marks, {prose: true});

/** A field in which no two items may have the same. */
export function unique<T extends z.ZodType>(field: T): T {
  marks.add(field, {...marks.get(field), unique: true});
  return field;
}

export function list(min: number, max: number): z.ZodArray<ReturnType<typeof text>>;
export function list<T extends z.ZodType>(min: number, max: number, item: T): z.ZodArray<T>;
export function list(min: number, max: number, item: z.ZodType = text()): z.ZodArray {
  return z.array(item).min(min).max(max);
}

export const sample = z
  .boolean()
  .optional()
  .describe(
    'Whether it is invented: pages show a badge, and a build for another host than example.com is refused',
  );

export const slug = z.string().regex(SLUG, 'must be lower-case words joined by hyphens');

/** The id of an existing item of another kind: `reference('advisor')`. */
export const reference = (kind: string) => z.string().register(marks, {reference: kind});

/** Perhaps with a heading: `/services/advisory#fundraising`. */
export const pagePath = z
  .string()
  .regex(
    /^\/(?!\/)[a-z0-9/-]*(\?[a-z0-9=&-]+)?(#[a-z0-9-]+)?$/,
    'must be the path of a page of this site, such as /contact',
  );

export const svgPath = z.string().regex(/^M[MLHVCSQTAZmlhvcsqtaz\d .-]+$/, 'must be SVG path data');

/** A day that this site may know of, as `2026-11-21`. */
export const day = z.iso
  .date()
  .refine((value) => value.startsWith('20'), 'must be a day from 2000-01-01 to 2099-12-31');

/** At least one value of a taxonomy, each once. */
export const choices = <const T extends string>(values: readonly T[], what: string) =>
  z
    .array(z.enum(values))
    .min(1)
    .refine((all) => new Set(all).size === all.length, `names a ${what} twice`);
