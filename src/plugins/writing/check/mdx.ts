import path from 'node:path';
import * as z from 'zod';
import {runTool} from '../../lib/runTool';
import type {Source} from './sources';

const COMPILER = path.join(__dirname, 'compile.mjs');

const imageSchema = z.object({line: z.number(), address: z.string(), description: z.string()});

const elementSchema = z.object({
  line: z.number(),
  name: z.string(),
  /** Whether it spreads an object, which may bring any attribute. */
  open: z.boolean(),
  /** `value` is there where it is known without running anything. */
  attributes: z.array(z.object({name: z.string(), line: z.number(), value: z.unknown().optional()})),
});

const messageSchema = z.object({line: z.number().nullish(), reason: z.string()});

const compiledSchema = z.object({
  file: z.string(),
  failure: z.undefined().optional(),
  /** What the linter says. */
  messages: z.array(messageSchema),
  images: z.array(imageSchema),
  /** The headings of level 1. */
  headings: z.array(z.object({line: z.number()})),
  elements: z.array(elementSchema),
  /** Names in braces, and those that the text declares itself. */
  names: z.array(z.object({line: z.number(), name: z.string()})),
  declared: z.array(z.string()),
});

export type Image = z.infer<typeof imageSchema>;
export type Element = z.infer<typeof elementSchema>;
/** What one text is made of. */
export type Compiled = z.infer<typeof compiledSchema>;

/** What `compile.mjs` prints for one file. */
const resultSchema = compiledSchema.or(z.object({file: z.string(), failure: messageSchema}));
export type Result = z.infer<typeof resultSchema>;

/** What the last call found, by all that it depends on. */
let last: ReadonlyMap<string, Result> = new Map();

/**
 * What `compile.mjs` finds in each of these MDX texts; with `lint`, by the rules of style, too. It compiles only what
 * has changed since the last call: `npm start` checks every text at each change of one.
 */
export async function compile(sources: readonly Source[], {lint}: {lint: boolean}): Promise<Result[]> {
  const known = last;
  const keyOf = (source: Source) => JSON.stringify([lint, source]);
  const files = sources.filter((source) => !known.has(keyOf(source)));
  const printed =
    files.length === 0 ? '[]' : await runTool(COMPILER, [], {input: JSON.stringify({files, lint})});
  const made = new Map(
    z
      .array(resultSchema)
      .parse(JSON.parse(printed))
      .map((result) => [result.file, result]),
  );
  const found = sources.flatMap((source) => {
    const result = known.get(keyOf(source)) ?? made.get(source.file);
    return result === undefined ? [] : [[keyOf(source), result] as const];
  });
  last = new Map(found);
  return found.map(([, result]) => result);
}
