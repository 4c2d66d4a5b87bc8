import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../lib/problems';
import {proseOf} from './prose';
import {lineOf, type Source} from './source';

/** Words that are right though no dictionary has them, one a line, in the order of the alphabet. */
const WORD_LIST = 'cspell-words.txt';

/** What `spell.mjs` gives for each word that it does not know. */
interface Misspelling {
  file: string;
  index: number;
  word: string;
  suggestions: string[];
}

/** Words that neither the British dictionary of cspell nor the project's own list has. */
export function spellingProblems(sources: readonly Source[]): Problem[] {
  const texts = sources.map((source) => ({file: source.file, text: proseOf(source)}));
  const output = execFileSync(process.execPath, [path.join(__dirname, 'spell.mjs')], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  const textOf = new Map(sources.map(({file, text}) => [file, text]));
  return (JSON.parse(output) as Misspelling[]).map(({file, index, word, suggestions}) => ({
    file,
    line: lineOf(textOf.get(file) ?? '', index),
    value: word,
    problem: 'is not a word we know',
    remedy: `${suggestions.length === 0 ? 'Correct it.' : `Did you mean ${suggestions.join(', ')}?`} If it is right, add it to ${WORD_LIST}.`,
  }));
}

/** Words of the project's list that stand out of order, or twice. */
export function wordListProblems(siteDir: string): Problem[] {
  const file = path.join(siteDir, WORD_LIST);
  const words = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const before = (a: string, b: string) => a.localeCompare(b, 'en', {sensitivity: 'base'}) < 0;
  return words.flatMap((word, index) =>
    index === 0 || before(words[index - 1] ?? '', word)
      ? []
      : [
          {
            file: WORD_LIST,
            line: index + 1,
            value: word,
            problem: 'is out of order, or stands twice',
            remedy: 'Keep the words in the order of the alphabet, each once.',
          },
        ],
  );
}
