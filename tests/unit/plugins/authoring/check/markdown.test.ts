/** @jest-environment node */
import {checkMarkdown} from '../../../../../src/plugins/authoring/check/markdown';
import type {Problem} from '../../../../../src/plugins/lib/problems';

type Row = [name: string, text: string, line: number, problem: string, remedy: string];

/** Mistakes in MDX: the text, and the first message with its line. */
const MISTAKES: Row[] = [
  [
    'an unknown component',
    'A.\n\n<Promt title="x" />',
    3,
    'is not a component of this site',
    'Did you mean "Prompt"?',
  ],
  [
    'a component in lower case',
    '<callout>\n\nA.\n\n</callout>',
    1,
    'is not a component of this site',
    'Did you mean "Callout"?',
  ],
  [
    'an unknown attribute',
    '<Callout tittle="x" />',
    1,
    'is not an attribute of <Callout>',
    'Did you mean "title"?',
  ],
  ['an attribute of a list', '<Steps title="x" />', 1, 'is not an attribute of <Steps>', 'It takes none.'],
  ['a missing attribute', 'A.\n\n<Prompt />', 3, 'is missing', 'Add it: a text.'],
  [
    'a value that is not allowed',
    '<Callout kind="warn" />',
    1,
    'is not an allowed value',
    'Use one of: note, check, warning.',
  ],
  [
    'a value of the wrong type',
    '<KeyNumber value={12} />',
    1,
    'has the wrong type',
    'Write a text, in quotes.',
  ],
  ['an attribute without a value', '<RecipeCard id />', 1, 'has the wrong type', 'Write a text.'],
  [
    'a wrong value within a value',
    '<Plot\n  label="a"\n  x={{label: "x", ticks: [0, "1"]}}\n  y={{label: "y", ticks: [0, 1]}}\n  lines={[{points: [[0, 0], [1, 1]]}]}\n/>',
    3,
    'has the wrong type',
    'Write a number',
  ],
  ['a calculator that is none', '<Calculator id="testsize" />', 1, 'is not an allowed value', 'Did you mean'],
  [
    'an input that a calculator does not have',
    'A.\n\n<Calculator id="test-size" rate={5} chnge={20} />',
    3,
    'is no input of test-size',
    'Did you mean "change"?',
  ],
  [
    'a figure that a calculator cannot take',
    '<Calculator\n  id="test-size"\n  rate={120}\n  change={20}\n/>',
    3,
    'makes no sense as "Rate today"',
    'It cannot be more than 99.9 %.',
  ],
  [
    'figures that a calculator cannot work with',
    '<Calculator id="test-size" rate={60} change={80} />',
    1,
    'gives test-size figures it cannot work with',
    'above 100 %',
  ],
  [
    'an undefined name',
    'A.\n\nThe {margin} is thin.',
    3,
    'names something that does not exist',
    'Write \\{margin\\}',
  ],
  [
    'an undefined name in an attribute',
    '<KeyNumber value={margin} />',
    1,
    'names something that does not exist',
    'Write \\{margin\\}',
  ],
  ['"<" before a number', 'A.\n\nUnder <5 days.', 3, 'has a "<" that begins no tag', 'Write \\<'],
  ['"<" before a word', 'A.\n\n- a <b\n- c', 3, 'has a "<" that begins no tag', 'Write \\<'],
  ['"{" in prose', 'A set { of\n\nthings.', 1, 'has a "{" that begins no value', 'Write \\{'],
  ['words in braces', 'Use {your name} here.', 1, 'has a "{" that begins no value', 'Write \\{'],
  [
    'a component that is not closed',
    'A.\n\n<Callout>\n\nText.',
    3,
    'opens <Callout>, which is not closed',
    'Write </Callout>',
  ],
  [
    'a component closed by another',
    '<Callout>\n\nText.\n\n</Calout>',
    5,
    'closes </Calout> where <Callout> of line 1 is open',
    'Write </Callout>.',
  ],
  [
    'a misspelt component closed by the right one',
    'A.\n\n<Figur caption="x">\n\nText.\n\n</Figure>',
    3,
    'is not a component of this site',
    'Did you mean "Figure"?',
  ],
  ['a closing tag alone', 'Text </Callout>', 1, 'closes a tag that was not opened', 'Open it above'],
  [
    'an attribute without quotes',
    '<Callout kind=note />',
    1,
    'has an attribute without quotes, or a quote that is not closed',
    'Write it as name="value".',
  ],
  [
    'an attribute whose quote is open',
    'A.\n\n<Callout title="x>\n\nText.\n\n</Callout>',
    3,
    'has an attribute without quotes, or a quote that is not closed',
    'Write it as name="value".',
  ],
  [
    'an attribute in curly quotes',
    'A.\n\n<Callout title=“x” />',
    3,
    'has a curly quote around the value of an attribute',
    'Type straight ones: name="value".',
  ],
  ['an HTML comment', 'A <!-- note --> b.', 1, 'has an HTML comment', 'Write {/* comment */}.'],
  [
    'an address in angle brackets',
    'A <https://a.example>.',
    1,
    'has an address in <...>',
    'Write it as [text](address).',
  ],
  [
    'a sentence that begins with import',
    'A.\n\nimport the list first.',
    3,
    'begins a line with "import" or "export", which is read as code',
    'Move the word',
  ],
  [
    'an <img> tag',
    '<img src="/img/a.png" />',
    1,
    'has a size that is unknown until it has loaded',
    'Write ![',
  ],
  [
    'a video of another site',
    'A.\n\n<iframe src="https://a.example"></iframe>',
    3,
    "is kept from running by the site's security headers",
    'link to what it was to show',
  ],
  [
    'looks of its own',
    'A <span style="color: red">b</span>.',
    1,
    'is no attribute that a text may have',
    'Remove it',
  ],
  [
    'script in an attribute',
    '<p>\n  <span\n    onclick="a()">b</span>\n</p>',
    3,
    'is no attribute that a text may have',
    'Remove it',
  ],
  ['a heading of level 1', '## A\n\n# B', 3, 'is a heading of level 1', 'Use ##'],
  [
    'a heading that skips a level',
    '## A\n\n#### B',
    3,
    'is a heading that skips a level',
    'Go down one level',
  ],
  ['a heading used twice', '## A\n\n## A', 3, 'is a heading used before', 'Give each section'],
  [
    'a link without an address',
    'See [this]().',
    1,
    'is a link or an image without an address',
    'Write its address',
  ],
  [
    'brackets without an address',
    'See [this] one.',
    1,
    'is text in square brackets, read as a link without an address',
    'Write [text](address)',
  ],
  [
    'a footnote without a text',
    'So it is.[^late]',
    1,
    'has no text for the footnote [^late]',
    'Write [^late]: and its text on a line of its own.',
  ],
  [
    'a table without its second line',
    'A.\n\n| a | b |\n| 1 | 2 |',
    3,
    'is no table without a line of hyphens',
    'Write | --- | --- | below its first line',
  ],
  [
    'a link to a heading that is not there',
    '## What a call costs\n\nSee [above](#what-a-call-cost).',
    3,
    'leads to no heading of this text',
    'Did you mean "#what-a-call-costs"?',
  ],
  [
    'an address without https',
    'See [this](http://a.example).',
    1,
    'is not a whole https address',
    'Write it as https',
  ],
  [
    'an address of the preview',
    'See [this](http://localhost:3000/contact#form).',
    1,
    'leads to your own computer',
    'Write /contact#form.',
  ],
];

const RIGHT = [
  '## 1.5 % & `rate`: is it *enough*?\n\n<b id="here">A</b> [a](#15---rate-is-it-enough), [b](#here).',
  '## A\n\nUnder < 5 days, \\<5, \\{this\\} and `{that}`.\n\n```js\nconst a = {b: <c>};\n```\n',
  "import Own from '../src/Own';\n\nexport const margin = 3;\n\n<Own any={margin} />\n\nOf {margin * 2}.",
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

test.each(MISTAKES.map((row, index) => [...row, index] as const))(
  '%s',
  (_name, _text, line, problem, remedy, index) => {
    const own = problems.filter(({file}) => file === `blog/${index}.mdx`);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({line, problem});
    expect(own[0]?.remedy).toContain(remedy);
  },
);

test.each(RIGHT.map((text, index) => [text, MISTAKES.length + index] as const))('%j is right', (_, index) => {
  expect(problems.filter(({file}) => file === `blog/${index}.mdx`)).toEqual([]);
});

test('a story leads to a path of this site', async () => {
  const text = '<PageLink to="contact" text="Write to us" />\n';
  const found = await checkMarkdown([{file: 'src/data/clients/stories/a.mdx', text}], {lint: true});
  expect(found.problems).toMatchObject([
    {line: 1, field: '<PageLink to>', problem: 'must be the path of a page of this site, such as /contact'},
  ]);
});
