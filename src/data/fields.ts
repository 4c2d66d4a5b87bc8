import * as z from 'zod';

/** Lower-case words joined by single hyphens: safe as a file name, an address and a JSON key. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Any control character but tab and line feed, the separators that YAML and JavaScript read as line ends, halves of
 * characters, and the marks that turn the direction of writing, which make a text read other than it is.
 */
const controlCharacters = /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
/** Characters of a text for which no limit is given. */
const MAX_TEXT = 2_000;

/** What the build does with the values of a field beyond checking their form. */
export interface Mark {
  /** The kind of content whose id it is. */
  reference?: string;
  /** Whether it is a text for readers. */
  prose?: boolean;
}

/** The marks of fields, for code that visits the fields of an item (`plugins/content/marked.ts`). */
export const marks = z.registry<Mark>();

/** A text that is not empty, at most `max` characters long. */
export const text = (max = MAX_TEXT) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !controlCharacters.test(value), 'must not contain control characters')
    .register(marks, {prose: true});

/** A list of `min` to `max` items: texts unless another schema is given. */
export function list(min: number, max: number): z.ZodArray<ReturnType<typeof text>>;
export function list<T extends z.ZodType>(min: number, max: number, item: T): z.ZodArray<T>;
export function list(min: number, max: number, item: z.ZodType = text()): z.ZodArray {
  return z.array(item).min(min).max(max);
}

/** The mark of what is invented. */
export const sample = z
  .boolean()
  .optional()
  .describe(
    'Whether it is invented: pages show a badge, and a build for another host than example.com is refused',
  );

/** The id of an item. */
export const slug = z.string().regex(SLUG, 'must be lower-case words joined by hyphens');

/** The id of an item of another kind, which has to exist: `reference('advisor')`. */
export const reference = (kind: string) =>
  z.string().regex(SLUG, 'must be lower-case words joined by hyphens').register(marks, {reference: kind});

/** The path of a page of this site, perhaps with a heading: `/services/advisory#fundraising`. */
export const pagePath = z
  .string()
  .regex(
    /^\/[a-z0-9/-]*(\?[a-z0-9=&-]+)?(#[a-z0-9-]+)?$/,
    'must be the path of a page of this site, such as /contact',
  );

/** The lines of a small drawing. */
export const svgPath = z.string().regex(/^M[MLHVCSQTAZmlhvcsqtaz\d .-]+$/, 'must be SVG path data');

/** One or more values of a taxonomy, each once. */
export const choices = <const T extends string>(values: readonly T[], what: string) =>
  z
    .array(z.enum(values))
    .min(1)
    .refine((all) => new Set(all).size === all.length, `names a ${what} twice`);
