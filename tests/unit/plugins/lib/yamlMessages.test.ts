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

/** The only thing that is wrong with a page. */
function saidOf(source: string): string {
  const {problems = []} = parseYaml('a.yaml', source, schema);
  return problems.map(({line, problem, remedy}) => `${line}: ${problem}. ${remedy}`).join('\n');
}

const begins = (sign: string) => new RegExp(`begins with "\\${sign}".*double quotes`);

const CASES: [text: string, said: RegExp][] = [
  ['[How](/contact) much time does an advisor give us?', begins('[')],
  ['{raise} was raised', begins('{')],
  ['**Stars** are', begins('*')],
  ['&so on', begins('&')],
  ['! now', begins('!')],
  ['%done', begins('%')],
  ['@home', begins('@')],
  ['`code` is', begins('`')],
  ['> not this', begins('>')],
  ['# one', /has no value.*comment unless quoted/],
  ['"Quoted" words', /cannot be read as YAML/],
  ['Time: how much', /": " within a text/],
  ['"How much?', /quote that is not closed/],
  ["'Tis true", /quote that is not closed/],
];

test.each(CASES)('a text that is written as %s is named, wherever it is', (text, said) => {
  for (const [line, source] of [
    [5, page({question: text})],
    [1, page({heading: text})],
    [10, page({point: text})],
  ] as const) {
    expect(saidOf(source)).toMatch(said);
    expect(saidOf(source)).toMatch(new RegExp(`^${line}: `));
  }
});

test('texts in quotes may begin with any of these', () => {
  for (const [text] of CASES.filter(([one]) => !one.includes('"'))) {
    expect(saidOf(page({question: `"${text}"`, heading: `"${text}"`, point: `"${text}"`}))).toBe('');
  }
});
