import * as z from 'zod';
import {HAS_HIDDEN, hasHiddenSigns} from '../lib/hiddenSigns';

/** Safe as a file name, an address and a JSON key. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Addresses of other pages, values of YAML that are no text, and names that no file has on Windows. */
const RESERVED =
  /^(?:index|404|plans?|positions|topics|authors|archive|page|true|false|null|yes|no|on|off|[\de-]+|0x.*|con|nul|aux|prn|(?:com|lpt)\d)$/;

/** Whether a file may have this name, which becomes the id of its item. */
export const isId = (name: string): boolean => SLUG.test(name) && !RESERVED.test(name);

/** The limit of a text that sets none. */
const MAX_TEXT = 2_000;

/** What the build does with a field's values beyond validating them. */
export interface Mark {
  /** The kind of content whose id it is. */
  reference?: string;
  /** Whether readers read it. */
  prose?: boolean;
  /** Whether no two items may have the same. */
  unique?: boolean;
  /** Whether it is a day, which is not to come. */
  day?: boolean;
}

/** Read by `plugins/lib/marked.ts`. */
export const marks = z.registry<Mark>();

/** A text for readers: not empty, and at most `max` characters long. */
export const text = (max = MAX_TEXT) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !hasHiddenSigns(value), HAS_HIDDEN)
    .register(marks, {prose: true});

/** A field whose value no two items may share. */
export function unique<T extends z.ZodType>(field: T): T {
  marks.add(field, {...marks.get(field), unique: true});
  return field;
}

/** A list of `min` to `max` items, which are texts unless `item` says otherwise. */
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

/** The ids that every page has already, from its frame. */
export const FRAME_ID =
  /^(?:__|nav-|theme-svg-|consent-|mobile-menu$|newsletter$|contents$|related$|short$|footnote-label$)/;

/** The id of a part of a page. */
export const anchor = slug.refine(
  (id) => !FRAME_ID.test(id),
  'is the id of a part that every page has already. Write another',
);

/** The id of an existing item of another kind: `reference('advisor')`. */
export const reference = (kind: string) => z.string().register(marks, {reference: kind});

/** Perhaps with a heading: `/services/advisory#fundraising`. */
export const pagePath = z
  .string()
  .regex(
    /^\/(?!\/)[a-z0-9/-]*(\?[a-z0-9=&-]+)?(#[a-z0-9-]+)?$/,
    'must be the path of a page of this site, such as /contact',
  );

/** The numbers that each command of a path takes at a time. */
const TAKES: Readonly<Record<string, number>> = {M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0};

/** Whether path data is whole, begins on the grid of 48, and has a line: browsers show nothing of any other. */
function draws(path: string): boolean {
  const commands = [...path.matchAll(/([a-z])([^a-z]*)/gi)].map(([, sign = '', numbers = '']) => ({
    takes: TAKES[sign.toUpperCase()] ?? 0,
    isLine: !/[mz]/i.test(sign),
    numbers: numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [],
  }));
  return (
    commands.every(({takes, numbers: {length}}) =>
      takes === 0 ? length === 0 : length > 0 && length % takes === 0,
    ) &&
    commands.some(({isLine, numbers}) => isLine || numbers.length > 2) &&
    commands[0]?.numbers.slice(0, 2).every((one) => one >= 0 && one <= 48) === true
  );
}

export const svgPath = z
  .string()
  .regex(/^M[MLHVCSQTAZmlhvcsqtaz\d ,.-]+$/, 'must be SVG path data, such as M8 40 L24 8 L40 40 Z')
  .refine(
    draws,
    'is SVG path data that draws nothing. Copy the whole "d" of the path, such as M8 40 L24 8 L40 40 Z',
  );

/** An address of another site, as it is written into pages: one that browsers take, and with no letters in disguise. */
export const webAddress = z
  .string()
  .regex(
    /^https:\/\/(?![^/]*xn--)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d{1,4})?(?:[/?#][!#-;=?-[\]_a-z~]*)?$/i,
    'must be a whole address that begins with https:// and has no spaces, such as https://www.example.com/page',
  );

/** A day that this site may know of, as `2026-11-21`. */
export const day = z.iso
  .date('must be a day that there is, written as year-month-day, such as 2026-11-21')
  .refine((value) => value.startsWith('20'), 'must be a day from 2000-01-01 to 2099-12-31')
  .register(marks, {day: true});

/** At least one value of a taxonomy, each once. */
export const choices = <const T extends string>(values: readonly T[], what: string) =>
  z
    .array(z.enum(values))
    .min(1)
    .refine((all) => new Set(all).size === all.length, `names a ${what} twice`);
