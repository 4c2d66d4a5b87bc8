import {formatProblems} from '../../../../../src/plugins/lib/problems';

test('a long text that was read is cut within its quotes', () => {
  const problem = {file: 'a.yaml', problem: 'is long. Shorten it.'};
  expect(formatProblems([{...problem, value: 'a'.repeat(90)}])).toMatch(/\(got "a{79}\.\.\."\)/);
  expect(formatProblems([{...problem, value: {a: 'a'.repeat(90)}}])).toMatch(/\(got \{"a":"a+\.\.\.\)/);
});

test('of a file with very many problems the first are shown, and the rest are counted', () => {
  const problems = Array.from({length: 4_000}, (_, index) => ({
    file: 'a.yaml',
    line: 4_000 - index,
    problem: 'is wrong.',
  }));
  const lines = formatProblems(problems).split('\n');
  expect(lines.length).toBeLessThan(50);
  expect(lines[1]).toContain('line 1:');
  expect(lines.at(-3)).toMatch(/and 3,?960 more problems/);
  expect(lines.at(-1)).toMatch(/^4,?000 problems in 1 file/);
});
