import fs from 'node:fs';
import path from 'node:path';
import {collections} from '../../content/collections';
import type {Problem} from '../../lib/problems';
import {runTool} from '../../lib/runTool';
import {sourcesOf} from './sources';

/** Words that are right though no dictionary has them, one a line, in the order of the alphabet. */
const WORD_LIST = 'cspell-words.txt';
const SEPARATOR = '\t';
const TEMPLATE = ['$filename', '$row', '$text', '$suggestions', '$message'].join(SEPARATOR);
const SUGGESTIONS = 3;

/** What cspell reads, and what to leave out of it; and its command. */
const SETTINGS = 'cspell.json';
const COMMAND = 'node_modules/cspell/bin.mjs';

/** A line of the template: a file, a line of it, and the rest. */
const FINDING = /^[^\t\n]+\t\d+\t/m;

/** What cspell prints of the given files or of all. */
async function run(siteDir: string, files: readonly string[]): Promise<string> {
  const script = path.join(siteDir, COMMAND);
  if (!fs.existsSync(script)) {
    throw new Error(`${COMMAND} is missing`);
  }
  const options = ['lint', '--quiet', '--no-progress', '--no-summary', '--no-color', '--no-must-find-files'];
  return runTool(script, [...options, '--show-suggestions', '--issue-template', TEMPLATE, ...files], {
    cwd: siteDir,
    finding: FINDING,
  });
}

/** The words of people's and companies' names, which are right because their owners write them so. */
function wordsOfNames(siteDir: string): ReadonlySet<string> {
  const lines = collections().flatMap((collection) => {
    const {names} = collection;
    return names === undefined
      ? []
      : sourcesOf(siteDir, [collection]).flatMap(({text}) => text.match(names) ?? []);
  });
  return new Set(lines.flatMap((line) => line.match(/\p{L}+/gu) ?? []));
}

/**
 * Words that neither cspell's British dictionary nor our own list has, and that are in no name, in the given files or in
 * all. That cspell does not run is a problem, too.
 */
export async function spellingProblems(siteDir: string, files: readonly string[] = []): Promise<Problem[]> {
  let output: string;
  try {
    output = await run(siteDir, files);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const remedy = 'Run "npm ci", which installs the speller, or correct this file.';
    return [{file: SETTINGS, problem: `could not be applied, and no word was checked: ${why}`, remedy}];
  }
  const names = wordsOfNames(siteDir);
  return output
    .split('\n')
    .filter((line) => line.includes(SEPARATOR))
    .map((line) => line.split(SEPARATOR))
    .filter(([, , word = '']) => !names.has(word.replace(/['’]s$/, '')))
    .map(([file = '', row, word = '', suggested = '', message = '']) => {
      const words = suggested
        .replaceAll(/[[\]*]/g, '')
        .split(', ')
        .slice(0, SUGGESTIONS)
        .join(', ');
      const place = {file: file.replaceAll(path.sep, '/'), line: Number(row), value: word};
      // One of the words that cspell.json flags, perhaps with another in its place.
      if (message.startsWith('Forbidden')) {
        const [, better] = /^\[?([^,*]+)\*/.exec(suggested) ?? [];
        const remedy = better === undefined ? 'Say what happens instead.' : `Write ${better}.`;
        return {...place, problem: 'is a word we do not use', remedy};
      }
      return {
        ...place,
        problem: 'is not a word we know',
        remedy: `${words === '' ? 'Correct it.' : `Did you mean ${words}?`} If it is right, add it to ${WORD_LIST}.`,
      };
    });
}

/** Words of the speller, each once a line, without those that another problem of their line names. */
export function untold(words: readonly Problem[], others: readonly Problem[]): Problem[] {
  const key = ({file, line, value}: Problem) => `${file} ${line} ${String(value)}`;
  const named = ({file, line, value}: Problem) =>
    others
      .filter((other) => other.file === file && other.line === line)
      .map((other) => [other.field, /^\S+$/.test(String(other.value)) ? other.value : ''].join(' '))
      .some((text) => text.includes(String(value)));
  return [...new Map(words.map((word) => [key(word), word])).values()].filter((word) => !named(word));
}

/** Words of the project's list that are out of order, or there twice. */
export function wordListProblems(siteDir: string): Problem[] {
  const file = path.join(siteDir, WORD_LIST);
  const words = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const before = (a: string, b: string) => a.localeCompare(b, 'en', {sensitivity: 'base'}) < 0;
  const remedy = 'Keep the words in alphabetical order, each once.';
  return words.flatMap((value, index) =>
    index === 0 || before(words[index - 1] ?? '', value)
      ? []
      : [{file: WORD_LIST, line: index + 1, value, problem: 'is out of order, or there twice', remedy}],
  );
}
