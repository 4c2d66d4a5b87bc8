import path from 'node:path';
import {runTool} from '../../lib/runTool';
import type {Problem} from '../../lib/problems';
import {isDraft} from '../../lib/text';
import type {Image} from '../../content/texts/components';
import type {Source} from './sources';

const COMPILER = path.join(__dirname, 'compile.mjs');

interface Message {
  line?: number | null;
  reason: string;
}

/** What was found in one text: the problems of the build's own rules, what the linter says, and its images. */
interface Compiled {
  file: string;
  failure?: undefined;
  problems: readonly Problem[];
  messages: readonly Message[];
  images: readonly Image[];
}

type Result = Compiled | {file: string; failure: Message};

/** What the last call found, by all that it depends on. */
let last: ReadonlyMap<string, Result> = new Map();

/**
 * What `compile.mjs` finds in each of these MDX texts; with `lint`, by the rules of style, too. It compiles only what
 * has changed since the last call: `npm start` checks every text at each change of one.
 */
async function compile(
  siteDir: string,
  sources: readonly Source[],
  {lint}: {lint: boolean},
): Promise<Result[]> {
  const known = last;
  const keyOf = (source: Source) => JSON.stringify([siteDir, lint, source]);
  const files = sources
    .filter((source) => !known.has(keyOf(source)))
    .map((source) => ({...source, isDraft: isDraft(source.text)}));
  const printed =
    files.length === 0 ? '[]' : await runTool(COMPILER, [], {input: JSON.stringify({siteDir, files, lint})});
  const compiled = new Map((JSON.parse(printed) as Result[]).map((result) => [result.file, result]));
  const found = sources.flatMap((source) => {
    const result = known.get(keyOf(source)) ?? compiled.get(source.file);
    return result === undefined ? [] : [[keyOf(source), result] as const];
  });
  last = new Map(found);
  return found.map(([, result]) => result);
}

/** What makes the compiler give up, mostly. */
const SIGNS =
  'Where a sign itself is meant, write \\< or \\{. No line of a text may begin with "import" or "export".';

function problemsIn(result: Result): Problem[] {
  const {file, failure} = result;
  if (failure !== undefined) {
    const {line, reason} = failure;
    // The compiler names the place of an unclosed tag only in the words of its message.
    const opened = /\((\d+):/.exec(reason)?.[1];
    return [{file, line: line ?? Number(opened ?? 1), problem: `${reason}. ${SIGNS}`}];
  }
  return [
    ...result.messages.map(({line, reason}) => ({file, line: line ?? undefined, problem: reason})),
    ...result.problems,
  ];
}

/**
 * Compiles MDX texts as a build does and gives what is wrong with them, with what the compiler found in each.
 * `lint` adds the rules of style, which do not keep a page from being built.
 */
export async function checkMarkdown(
  siteDir: string,
  sources: readonly Source[],
  {lint}: {lint: boolean},
): Promise<{problems: Problem[]; results: Result[]}> {
  const results = await compile(siteDir, sources, {lint});
  return {problems: results.flatMap(problemsIn), results};
}
