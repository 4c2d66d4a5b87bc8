import path from 'node:path';
import * as z from 'zod';
import {runTool} from '../../lib/runTool';
import {elementSchema} from './components';
import {failureSchema} from './mdxMessages';
import type {Source} from './sources';

const COMPILER = path.join(__dirname, 'compile.mjs');

const imageSchema = z.object({line: z.number(), address: z.string(), description: z.string()});

const compiledSchema = z.object({
  file: z.string(),
  failure: z.undefined().optional(),
  messages: z.array(z.object({line: z.number().nullish(), ruleId: z.string(), reason: z.string()})),
  images: z.array(imageSchema),
  links: z.array(z.object({line: z.number(), address: z.string()})),
  headings: z.array(z.object({line: z.number(), level: z.number(), text: z.string()})),
  elements: z.array(elementSchema),
  names: z.array(z.object({line: z.number(), name: z.string()})),
  declared: z.array(z.string()),
  /** Paragraphs that begin as the line of a table does. */
  bars: z.array(z.object({line: z.number()})),
});

/** One image of a text. */
export type Image = z.infer<typeof imageSchema>;

/** What one text is made of. */
export type Compiled = z.infer<typeof compiledSchema>;

/** What `compile.mjs` prints for one file. */
const resultSchema = compiledSchema.or(z.object({file: z.string(), failure: failureSchema}));
export type Result = z.infer<typeof resultSchema>;

async function compileNow(files: readonly Source[], lint: boolean): Promise<Result[]> {
  return files.length === 0
    ? []
    : z
        .array(resultSchema)
        .parse(JSON.parse(await runTool(COMPILER, [], {input: JSON.stringify({files, lint})})));
}

/** What the last call found, by all that it depends on. */
let last: ReadonlyMap<string, Result> = new Map();

/**
 * What `compile.mjs` finds in each of these MDX texts; with `lint`, by the rules of style, too. It compiles only what
 * has changed since the last call: `npm start` checks every text at each change of one.
 */
export async function compile(sources: readonly Source[], {lint}: {lint: boolean}): Promise<Result[]> {
  const known = last;
  const keyOf = (source: Source) => JSON.stringify([lint, source]);
  const changed = sources.filter((source) => !known.has(keyOf(source)));
  const made = new Map((await compileNow(changed, lint)).map((result) => [result.file, result]));
  const found = sources.flatMap((source) => {
    const result = known.get(keyOf(source)) ?? made.get(source.file);
    return result === undefined ? [] : [[keyOf(source), result] as const];
  });
  last = new Map(found);
  return found.map(([, result]) => result);
}
