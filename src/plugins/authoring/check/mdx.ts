import path from 'node:path';
import * as z from 'zod';
import {buildCache} from '../../lib/buildCache';
import {runTool} from '../../lib/runTool';
import {elementSchema} from './components';
import {failureSchema} from './mdxWords';
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

/**
 * What `compile.mjs` finds in each of these MDX texts; with `lint`, by the rules of style, too. If `siteDir` is given,
 * the results are kept below it, and a text is compiled again only when it has changed.
 */
export async function compile(
  sources: readonly Source[],
  {lint, siteDir}: {lint: boolean; siteDir?: string},
): Promise<Result[]> {
  if (siteDir === undefined) {
    return compileNow(sources, lint);
  }
  const cache = buildCache(siteDir, 'mdx', COMPILER);
  const found = await Promise.all(
    sources.map(async (source) => ({source, kept: await cache.find({lint, source})})),
  );
  const made = await compileNow(
    found.filter(({kept}) => kept === undefined).map(({source}) => source),
    lint,
  );
  const results = new Map(made.map((result) => [result.file, result]));
  await Promise.all(
    sources.flatMap((source) => {
      const result = results.get(source.file);
      return result ? [cache.keep({lint, source}, Buffer.from(JSON.stringify(result)))] : [];
    }),
  );
  return found.flatMap(({source, kept}) =>
    kept === undefined ? (results.get(source.file) ?? []) : resultSchema.parse(JSON.parse(kept.toString())),
  );
}
