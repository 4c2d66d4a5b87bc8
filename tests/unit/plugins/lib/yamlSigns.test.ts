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

const QUOTED = 'Put the whole text in double quotes.';
const BESIDE =
  'has a text beside ">" or "|". Begin it on the next line, indented; where the sign is part of it, put the whole text in double quotes.';
const COMMENT = 'has no value. Write a text; what follows "#" is a comment unless quoted.';

const AS_LIST = `has a text that begins with "[", as if a list began there. ${QUOTED}`;
const AS_FIELDS = `has a text that begins with "{", as if fields began there. ${QUOTED}`;
const begins = (sign: string) => `has a text that begins with "${sign}". ${QUOTED}`;

const CASES: [text: string, said: string][] = [
  ['[How](/contact) much time does an advisor give us?', AS_LIST],
  ['[How](/contact)', AS_LIST],
  ['[How](/contact) much: time', AS_LIST],
  ['{raise} was raised', AS_FIELDS],
  ['{raise}', AS_FIELDS],
  ['*Stars* are', `has a text that begins with "*", which YAML reads as a reference. ${QUOTED}`],
  ['**Stars** are', `has a text that begins with "*", which YAML reads as a reference. ${QUOTED}`],
  ['* stars', `has a text that begins with "*", which YAML reads as a reference. ${QUOTED}`],
  ['&so on', begins('&')],
  ['& so on', begins('&')],
  ['!now or never', begins('!')],
  ['! now', begins('!')],
  ['%done', begins('%')],
  ['@home', begins('@')],
  ['`code` is', begins('`')],
  [', and so on', begins(',')],
  ['] and so on', begins(']')],
  ['} and so on', begins('}')],
  ['> not this', BESIDE],
  ['| not this', BESIDE],
  ['>10 days', BESIDE],
  ['# one', COMMENT],
  [
    '"Quoted" words',
    'goes on after its quotes have ended. Write ">-" there, and the whole text on the next line, indented.',
  ],
];

test.each(CASES)('a text that begins as %s is named, wherever it is', (text, said) => {
  expect(saidOf(page({question: text}))).toBe(`5: ${said}`);
  expect(saidOf(page({heading: text}))).toBe(`1: ${said}`);
  expect(saidOf(page({point: text}))).toBe(`10: ${said}`);
});

test.each(['- a dash', '? why', ': a colon'])('beside the name of a field, so is %s', (text) => {
  const [sign = ''] = text;
  expect(saidOf(page({question: text}))).toBe(`5: ${begins(sign)}`);
  expect(saidOf(page({heading: text}))).toBe(`1: ${begins(sign)}`);
});

test('a link of two lines is named where it begins', () => {
  expect(saidOf(page({question: '[How\n      much](/contact) time?'}))).toBe(`5: ${AS_LIST}`);
});

test('a quote that is not closed is named where it opens', () => {
  const open = 'opens a quote that is not closed where its text ends';
  expect(saidOf(page({question: '"How much?'}))).toBe(
    `5: ${open}. Close it, or remove it. A quote within double quotes is written as \\".`,
  );
  expect(saidOf(page({question: "'Tis true"}))).toBe(
    `5: ${open}. Close it, or put the whole text in double quotes.`,
  );
});

test('texts in quotes may begin with any of these', () => {
  for (const [text] of CASES.filter(([one]) => !one.includes('"'))) {
    expect(saidOf(page({question: `"${text}"`, heading: `"${text}"`, point: `"${text}"`}))).toBe('');
  }
});
