import {BLOG_DIR} from '../../content/journal/lists';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';
import {anchorProblems} from './anchors';
import {componentNames, componentProblems} from './components';
import {compile, type Compiled, type Result} from './mdx';
import {failureWords} from './mdxMessages';
import type {Source} from './sources';

/** Names that every MDX page knows. */
const GLOBAL = ['props', 'undefined', 'Math', 'Number', 'String', 'Intl', 'Object', 'Array', 'Date'];

/** What the rules of remark-lint mean to a writer. */
const RULES: Readonly<Record<string, Pick<Problem, 'problem' | 'remedy'>>> = {
  'heading-increment': {
    problem: 'is a heading that skips a level',
    remedy: 'Go down one level at a time: ##, then ###.',
  },
  'no-duplicate-headings': {
    problem: 'is a heading used before',
    remedy: 'Give each section its own heading.',
  },
  'no-empty-url': {
    problem: 'is a link or an image without an address',
    remedy: 'Write its address: [text](address).',
  },
  'no-undefined-references': {
    problem: 'is text in square brackets, read as a link without an address',
    remedy: 'Write [text](address), or \\[ where the sign itself is meant.',
  },
};

/** What a message of remark-lint means to a writer; the rule does not single out footnotes, only its message does. */
function lintWords({ruleId, reason}: Compiled['messages'][number]): Pick<Problem, 'problem' | 'remedy'> {
  const [, note] = /\(`([^`]+)`\) for a footnote/.exec(reason) ?? [];
  return note === undefined
    ? (RULES[ruleId] ?? {problem: reason, remedy: 'Correct that line.'})
    : {
        problem: `has no text for the footnote [^${note}]`,
        remedy: `Write [^${note}]: and its text on a line of its own.`,
      };
}

function namesProblems(file: string, {names, declared}: Compiled): Problem[] {
  const known = [...GLOBAL, ...declared];
  return names
    .filter(({name}) => !known.includes(name))
    .map(({line, name}) => ({
      file,
      line,
      value: `{${name}}`,
      problem: 'names something that does not exist',
      remedy: `${didYouMean(name, declared)}Write \\{${name}\\} where the signs themselves are meant, or the text.`,
    }));
}

/** What is wrong with an address that is not whole, or leads to the writer's own preview. */
function addressWords(address: string): Pick<Problem, 'problem' | 'remedy'> {
  const [, path] = /^https?:\/\/localhost(?::\d+)?(\/.*)/.exec(address) ?? [];
  return path === undefined
    ? {problem: 'is not a whole https address', remedy: 'Write it as https://example.com/page.'}
    : {problem: 'leads to your own computer', remedy: `Write ${path}.`};
}

function addressProblems(file: string, {links}: Compiled): Problem[] {
  return links
    .filter(({address}) => /^[a-z][a-z\d+.-]*:/i.test(address))
    .filter(({address}) => !/^https:\/\/|^mailto:[^@\s]+@[^@\s]+$/.test(address) || !URL.canParse(address))
    .map(({line, address}) => ({file, line, value: address, ...addressWords(address)}));
}

function compiledProblems(compiled: Compiled): Problem[] {
  const {file, messages, headings, elements, declared, bars} = compiled;
  return [
    ...messages.map((message) => ({file, line: message.line ?? undefined, ...lintWords(message)})),
    ...bars.map(({line}) => ({
      file,
      line,
      problem: 'is no table without a line of hyphens',
      remedy: 'Write | --- | --- | below its first line, with as many parts as that has.',
    })),
    ...headings
      .filter(({level}) => level === 1)
      .map(({line}) => ({
        file,
        line,
        problem: 'is a heading of level 1',
        remedy: 'Use ##: the page has its title already.',
      })),
    ...componentProblems(file, elements, declared),
    ...namesProblems(file, compiled),
    ...addressProblems(file, compiled),
    ...(file.startsWith(`${BLOG_DIR}/`) ? anchorProblems(file, compiled) : []),
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
  const textOf = new Map(sources.map(({file, text}) => [file, text]));
  return {
    problems: results.flatMap((result) =>
      result.failure === undefined
        ? compiledProblems(result)
        : [
            {
              file: result.file,
              ...failureWords(result.failure, textOf.get(result.file) ?? '', componentNames(result.file)),
            },
          ],
    ),
    results,
  };
}
