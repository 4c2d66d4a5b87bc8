import type {Problem} from '../../lib/problems';
import {componentProblems} from './components';
import {compile, type Compiled, type Result} from './mdx';
import type {Source} from './sources';

/** What makes the compiler give up, mostly. */
const SIGNS =
  'Where a sign itself is meant, write \\< or \\{. No line of a text may begin with "import" or "export".';

function compiledProblems(compiled: Compiled): Problem[] {
  const {file, messages, headings, elements, names, declared} = compiled;
  return [
    ...messages.map(({line, reason}) => ({file, line: line ?? undefined, problem: reason})),
    ...headings.map(({line}) => ({
      file,
      line,
      problem: 'is a heading of level 1',
      remedy: 'Use ##: the page has its title already.',
    })),
    ...componentProblems(file, elements, declared),
    ...names
      .filter(({name}) => name !== 'undefined' && !declared.includes(name))
      .map(({line, name}) => ({
        file,
        line,
        value: `{${name}}`,
        problem: 'names something that does not exist',
        remedy: SIGNS,
      })),
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
  return {
    problems: results.flatMap((result) => {
      if (result.failure === undefined) {
        return compiledProblems(result);
      }
      const {line, reason} = result.failure;
      // Of a tag that is not closed, the compiler names the place in its words alone.
      const opened = /\((\d+):/.exec(reason)?.[1];
      return [{file: result.file, line: line ?? Number(opened ?? 1), problem: reason, remedy: SIGNS}];
    }),
    results,
  };
}
