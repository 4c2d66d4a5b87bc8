import {unproved} from '../../../../../src/plugins/authoring/check/unproved';
import {formatProblems} from '../../../../../src/plugins/lib/problems';
import {EVIDENCE} from '../../../support/evidence';

test('a long text that was read is cut within its quotes', () => {
  const problem = {file: 'a.yaml', problem: 'is long', remedy: 'Shorten it.'};
  expect(formatProblems([{...problem, value: 'a'.repeat(90)}])).toMatch(/\(got "a{79}\.\.\."\)/);
  expect(formatProblems([{...problem, value: {a: 'a'.repeat(90)}}])).toMatch(/\(got \{"a":"a+\.\.\.\)/);
});

test('a source that is still to be written is reported as that alone', () => {
  const sources = [{claim: 'WRITE: a limit'}, {claim: 'A limit of 50'}];
  expect(unproved('a.yaml', {...EVIDENCE, sources}, '2026-01-31')).toEqual([
    {file: 'a.yaml', remark: 'has a source that has not been seen: A limit of 50'},
  ]);
});
