import type {Problem} from '../../lib/problems';

/** What is said of fields at the head of a text that do not end: all else in it would be taken for prose. */
export const UNENDED = 'has front matter that does not end';

/** What is wrong with a text whose front matter cannot be separated from its body. */
export function headWords(source: string): Pick<Problem, 'line' | 'problem' | 'remedy'> {
  if (!/^\uFEFF?---[ \t]*\r?\n/.test(source)) {
    const remedy = 'Begin the file with a line "---", the fields of blog/README.md, and a line "---".';
    return {line: 1, problem: 'has no front matter', remedy};
  }
  // A line of other dashes is what was meant to end it.
  const other = source.split('\n').findIndex((line, index) => index > 0 && /^(?:-{2}|-{4,})\s*$/.test(line));
  return {
    line: other === -1 ? 1 : other + 1,
    problem: UNENDED,
    remedy: 'Write "---" on a line of its own below its last field.',
  };
}
