import type {Problem} from '../../lib/problems';
import {componentProblems} from './components';
import {compile, type Result} from './mdx';
import type {Source} from './sources';

/** What makes the compiler give up, mostly. */
const SIGNS =
  'Where a sign itself is meant, write \\< or \\{. No line of a text may begin with "import" or "export".';

function problemsIn(result: Result): Problem[] {
  const {file, failure} = result;
  if (failure !== undefined) {
    const {line, reason} = failure;
    // Of a tag that is not closed, the compiler names the place in its words alone.
    const opened = /\((\d+):/.exec(reason)?.[1];
    return [{file, line: line ?? Number(opened ?? 1), problem: `${reason}. ${SIGNS}`}];
  }
  return [
    ...result.messages.map(({line, reason}) => ({file, line: line ?? undefined, problem: reason})),
    ...componentProblems(result),
  ];
}

/**
 * Compiles MDX texts as a build does and gives what is wrong with them, with what the compiler found in each.
 * `lint` adds the rules of style, which do not keep a page from being built.
 */
export async function checkMarkdown(
  sources: readonly Source[],
  {lint}: {lint: boolean},
): Promise<{problems: Problem[]; results: Result[]}> {
  const results = await compile(sources, {lint});
  return {problems: results.flatMap(problemsIn), results};
}
