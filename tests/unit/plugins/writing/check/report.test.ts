import {formatProblems} from '../../../../../src/plugins/lib/problems';

test('a long text that was read is cut within its quotes', () => {
  const problem = {file: 'a.yaml', problem: 'is long. Shorten it.'};
  expect(formatProblems([{...problem, value: 'a'.repeat(90)}])).toMatch(/\(got "a{79}\.\.\."\)/);
  expect(formatProblems([{...problem, value: {a: 'a'.repeat(90)}}])).toMatch(/\(got \{"a":"a+\.\.\.\)/);
});
