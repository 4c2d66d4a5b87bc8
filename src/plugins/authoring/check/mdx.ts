import fs from 'node:fs/promises';
import path from 'node:path';
import {buildCache} from '../../lib/buildCache';
import {runTool} from '../../lib/runTool';
import type {Element} from './components';
import type {Failure} from './mdxWords';
import type {Source} from './sources';

const COMPILER = path.join(__dirname, 'compile.mjs');

/** One image of a text. */
export interface Image {
  line: number;
  address: string;
  description: string;
}

/** What one text is made of. */
export interface Compiled {
  file: string;
  failure?: undefined;
  messages: {line: number | null; ruleId: string; reason: string}[];
  images: Image[];
  links: {line: number; address: string}[];
  headings: {line: number; level: number}[];
  elements: Element[];
  names: {line: number; name: string}[];
  declared: string[];
}

/** What `compile.mjs` prints for one file. */
export type Result = Compiled | {file: string; failure: Failure};

async function compileNow(files: readonly Source[], lint: boolean): Promise<Result[]> {
  return files.length === 0
    ? []
    : (JSON.parse(await runTool(COMPILER, [], {input: JSON.stringify({files, lint})})) as Result[]);
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
  const cache = buildCache(siteDir, 'mdx');
  const compiler = await fs.readFile(COMPILER, 'utf8');
  const found = await Promise.all(
    sources.map(async (source) => ({source, kept: await cache.find({compiler, lint, source})})),
  );
  const made = await compileNow(
    found.filter(({kept}) => kept === undefined).map(({source}) => source),
    lint,
  );
  const results = new Map(made.map((result) => [result.file, result]));
  await Promise.all(
    sources.flatMap((source) => {
      const result = results.get(source.file);
      return result ? [cache.keep({compiler, lint, source}, Buffer.from(JSON.stringify(result)))] : [];
    }),
  );
  return found.flatMap(({source, kept}) =>
    kept === undefined ? (results.get(source.file) ?? []) : (JSON.parse(kept.toString()) as Result),
  );
}
