import path from 'node:path';
import {runTool} from '../../lib/runTool';
import type {Source} from './sources';

const COMPILER = path.join(__dirname, 'compile.mjs');

export interface Image {
  line: number;
  address: string;
  description: string;
}

export interface Element {
  line: number;
  name: string;
  attributes: readonly {name: string; line: number; value: unknown}[];
}

/** A statement that begins with "import" or "export". */
interface Import {
  line: number;
  statement: string;
}

interface Message {
  line?: number | null;
  reason: string;
}

/** What one text is made of. */
export interface Compiled {
  file: string;
  failure?: undefined;
  messages: readonly Message[];
  images: readonly Image[];
  elements: readonly Element[];
  imports: readonly Import[];
}

export type Result = Compiled | {file: string; failure: Message};

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
  const made = new Map((JSON.parse(printed) as Result[]).map((result) => [result.file, result]));
  const found = sources.flatMap((source) => {
    const result = known.get(keyOf(source)) ?? made.get(source.file);
    return result === undefined ? [] : [[keyOf(source), result] as const];
  });
  last = new Map(found);
  return found.map(([, result]) => result);
}
