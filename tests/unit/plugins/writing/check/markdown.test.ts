/** @jest-environment node */
import {checkMarkdown} from '../../../../../src/plugins/writing/check/markdown';
import type {Problem} from '../../../../../src/plugins/lib/problems';

/** One mistake of each kind: the text, the line of its only message, and what that says. */
const MISTAKES: [name: string, text: string, line: number, said: RegExp][] = [
  ['an unknown component', 'A.\n\n<Promt title="x" />', 3, /is not a component.*Did you mean "Prompt"/],
  ['a component in lower case', '<callout>\n\nA.\n\n</callout>', 1, /Did you mean "Callout"/],
  ['an unknown attribute', '<Callout\n  tittle="x" />', 2, /<Callout tittle>.*Did you mean "title"/],
  ['a missing attribute', 'A.\n\n<Prompt />', 3, /<Prompt title> is missing/],
  ['a value that is not allowed', '<Callout kind="warn" />', 1, /"note"\|"check"\|"warning"/],
  [
    'a wrong value within a value',
    '<Plot\n  label="a"\n  x={{label: "x", ticks: [0, "1"]}}\n  y={{label: "y", ticks: [0, 1]}}\n  lines={[{points: [[0, 0], [1, 1]]}]}\n/>',
    3,
    /<Plot x.ticks.1> .*expected number/,
  ],
  [
    'a figure that a calculator cannot take',
    '<Calculator\n  id="test-size"\n  rate={120}\n  change={20}\n/>',
    3,
    /makes no sense as "Rate today"/,
  ],
  ['an undefined name', 'A.\n\nThe {margin} is thin.', 3, /names something that does not exist/],
  ['"<" before a number', 'A.\n\nUnder <5 days.', 3, /Unexpected character `5`.*write \\</],
  ['"{" in prose', 'A set { of\n\nthings.', 1, /closing brace/],
  ['a component that is not closed', 'A.\n\n<Callout>\n\nText.', 3, /closing tag for `<Callout>`/],
  ['a component closed by another', '<Callout>\n\nText.\n\n</Calout>', 5, /Unexpected closing tag/],
  ['an attribute without quotes', '<Callout kind=note />', 1, /before attribute value/],
  ['an HTML comment', 'A <!-- note --> b.', 1, /to create a comment in MDX/],
  [
    'a frame',
    'A.\n\n<iframe src="https://a.example"></iframe>',
    3,
    /<iframe> is nothing that a text may have/,
  ],
  [
    'script in an attribute',
    '<p>\n  <span\n    onclick="a()">b</span>\n</p>',
    3,
    /<span onclick> is nothing/,
  ],
  ['a heading of level 1', '## A\n\n# B', 3, /is a heading of level 1/],
  ['what the linter finds', '## A\n\n#### B', 3, /Unexpected heading rank/],
];

const RIGHT = [
  '## A\n\nUnder < 5 days, \\<5, \\{this\\} and `{that}`.\n\n```js\nconst a = {b: <c>};\n```\n',
  "import Own from '../src/Own';\n\nexport const margin = 3;\n\n<Own any={margin} />\n\nOf {margin}.",
  '{[1, 2].map((item) => <b key={item}>{item}</b>)}',
  '<Callout kind="check" title="x">\n\nText with [a link](/contact) and ![a](/img/a.png).\n\n</Callout>',
  '| a | b |\n| - | - |\n| 1 | 2[^1] |\n\n[^1]: Note.',
];

let problems: Problem[];

beforeAll(async () => {
  const texts = [...MISTAKES.map(([, text]) => text), ...RIGHT];
  const sources = texts.map((text, index) => ({file: `blog/${index}.mdx`, text}));
  ({problems} = await checkMarkdown(sources, {lint: true}));
});

test.each(MISTAKES.map((row, index) => [...row, index] as const))('%s', (_name, _text, line, said, index) => {
  const own = problems.filter(({file}) => file === `blog/${index}.mdx`);
  expect(own).toMatchObject([{line}]);
  expect(own.map(({field, problem}) => `${field} ${problem}`).join('')).toMatch(said);
});

test.each(RIGHT.map((text, index) => [text, MISTAKES.length + index] as const))('%j is right', (_, index) => {
  expect(problems.filter(({file}) => file === `blog/${index}.mdx`)).toEqual([]);
});
