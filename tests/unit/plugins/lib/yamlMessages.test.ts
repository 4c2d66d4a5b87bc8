import * as z from 'zod';
import {parseYaml} from '../../../../src/plugins/lib/yamlFile';

const schema = z.object({
  heading: z.string(),
  questions: z.array(z.object({question: z.string(), answer: z.string()})),
  points: z.array(z.string()),
});

/** A page whose texts are right but for what the question, the heading or the last point is given. */
const page = ({question = 'How much time?', heading = 'Questions', point = 'Last'}) => `heading: ${heading}
questions:
  - question: 'What kind of company?'
    answer: "Shops."
  - question: ${question}
    answer: >-
      Four days a month.
points:
  - 'First'
  - ${point}
`;

const CASES = [
  '[How](/contact) much time does an advisor give us?',
  '{raise} was raised',
  '**Stars** are',
  '&so on',
  '! now',
  '%done',
  '@home',
  '`code` is',
  '> not this',
  '"Quoted" words',
  'Time: how much',
  '"How much?',
  "'Tis true",
  'Order #1042',
];

test.each(CASES)('a text that is written as %s is named, wherever it is, with what to do', (text) => {
  for (const [line, source] of [
    [5, page({question: text})],
    [1, page({heading: text})],
    [10, page({point: text})],
  ] as const) {
    const {problems = []} = parseYaml('a.yaml', source, schema);
    expect(problems).toMatchObject([{line, problem: expect.stringContaining('quotes')}]);
  }
});

test.each([
  ['a: 1\n---\nb: 2\n', 'A file is one document'],
  ['a: 1\n...\nb: 2\n', 'A file is one document'],
  ['a: 1\n  b: 2\n', 'begin at one column'],
  ['a:\n    b: 1\n  c: 2\n', 'begin at one column'],
  ['a:\n  b: 1\n c: 2\n', 'begin at one column'],
  ['a:\n  - x: 1\n   y: 2\n', 'begin at one column'],
  ['a:\n  - x\n - y\n', 'begin at one column'],
  ['a:1\nb: 2\n', 'a space after the colon'],
  ['a: >-\ntext\nb: 1\n', 'further in than its field'],
  ['a:\n\tb: 1\n', 'not with a tab'],
  ['a: 1\na: 2\n', 'Keep one of the two'],
  ['a: b: c\n', 'in double quotes'],
])('%j has the remedy that it needs', (source, remedy) => {
  expect(parseYaml('a.yaml', source, schema).problems?.[0]?.problem).toContain(remedy);
});

test('texts in quotes may begin with any of these', () => {
  for (const text of CASES.filter((one) => !one.includes('"'))) {
    const source = page({question: `"${text}"`, heading: `"${text}"`, point: `"${text}"`});
    expect(parseYaml('a.yaml', source, schema).problems).toBeUndefined();
  }
});

test.each(['[', '{', '[a, ', '- ', '? '])(
  '30,000 times "%s" is one problem, and does not end the check',
  (sign) => {
    const {problems = []} = parseYaml('a.yaml', sign.repeat(30_000), schema);
    expect(problems).toMatchObject([{problem: expect.stringContaining('nested too deeply')}]);
  },
);
