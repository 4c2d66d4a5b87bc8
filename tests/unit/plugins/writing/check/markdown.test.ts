/** @jest-environment node */
import {checkMarkdown} from '../../../../../src/plugins/writing/check/markdown';
import type {Problem} from '../../../../../src/plugins/lib/problems';

/** One mistake of each kind: the text, the line of its only message, and what that says. */
const MISTAKES: [name: string, text: string, line: number, said: RegExp][] = [
  ['an unknown component', 'A.\n\n<Promt title="x" />', 3, /is not a component.*Did you mean "Prompt"/],
  ['a name that every object has', '<constructor />', 1, /is nothing that a text may have/],
  ['a component in lower case', '<callout>\n\nA.\n\n</callout>', 1, /Did you mean "Callout"/],
  ['an unknown attribute', '<Callout\n  tittle="x" />', 2, /<Callout tittle>.*Did you mean "title"/],
  ['a missing attribute', 'A.\n\n<Prompt>\n\n```\nB.\n```\n\n</Prompt>', 3, /<Prompt title> is missing/],
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
  ['an undefined name', 'A.\n\nThe {margin} is thin.', 3, /is code, which no text may have/],
  ['"<" before a number', 'A.\n\nUnder <5 days.', 3, /Unexpected character `5`.*write \\</],
  ['"{" in prose', 'A set { of\n\nthings.', 1, /closing brace/],
  ['a component that is not closed', 'A.\n\n<Callout>\n\nText.', 3, /closing tag for `<Callout>`/],
  ['a component closed by another', '<Callout>\n\nText.\n\n</Calout>', 5, /Unexpected closing tag/],
  ['an attribute without quotes', '<Callout kind=note />', 1, /before attribute value/],
  ['an HTML comment', 'A <!-- note --> b.', 1, /to create a comment in MDX/],
  ['a sign without its space', '## A\n\n##B', 3, /is no heading yet/],
  ['a first heading of a lower level', 'A.\n\n#### B', 3, /is the first heading/],
  ['a block that does not end', '## A\n\n> ~~~\n> b\n\nc', 3, /does not end/],
  ['an expression in a heading', '## A {"<script src=/t.mjs></script>"}', 1, /has more in it than words/],
  ['a comment in a heading', '## A {/* <meta http-equiv=refresh> */} b', 1, /has more in it than words/],
  ['an expression deep in a heading', '## A *b {"<style>"}*', 1, /has more in it than words/],
  ['a reference in a heading', '## A [\\<img src=x>][r]\n\n[r]: /contact', 1, /has more in it than words/],
  ['an image in a heading', '## A ![\\<img>](/img/favicon.svg)', 1, /has more in it than words/],
  ['a heading of level 1', '## A\n\n# B', 3, /is a heading of level 1/],
  ['what the linter finds', '## A\n\n#### B', 3, /Unexpected heading rank/],
];

const RIGHT = [
  '## A\n\nUnder < 5 days, \\<5, \\{this\\} and `{that}`.\n\n```js\nconst a = {b: <c>};\n```\n',
  '<RecipeCard id="a" /> {/* a note */}',
  '<><kbd title="Key" lang="en">K</kbd><br /></> {1} {"a {b}"} [a](mailto:a@example.com) [b](tel:+49) [c](/contact?e#f)',
  '<Callout kind="check" title="x">\n\nText with [a link](/contact) and ![a](/img/a.png).\n\n</Callout>',
  '[a](/contact?e=f,g#h) [a](https://b.example/?q=c!d) [Node.js](https://nodejs.org) a@b.example',
  '---\ntitle: A\ndraft: true\n---\n\n## A\n\n[a](/no-such-page)',
  '## A {/* #own-id */}\n\n## B `c`\n\n## D \\{#own-2}',
  '[www.b.example](https://b.example/c) [https://www.b.example/…](https://www.b.example/c)',
  '[https://b.example][r]\n\n[r]: https://b.example/c\n[r]: /contact',
  '[b.example](https://b.example/c) [b.example/c:](https://www.b.example/c) [deck.md](https://b.example) [e.g.](https://b.example) [Booking.com](/contact)',
  '[https://b.example/c/...](https://b.example/c/d) [b.example/c](https://b.example/c/d?e) [Mail c@b.example.](mailto:c@b.example?subject=d) https://b.example/c_(d) [https-only](/contact)',
  '[030 123456](tel:+4930123456) [+49 (0)30 12-34-56](tel:+4930123456) [Call 24/7](tel:+4930123456)',
  // A family, a heart, England, a key, a tick, a thumb, a new face; accents and spaces that show.
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u2764\uFE0F \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 1\uFE0F\u20E3 \u2714\uFE0E \u{1F44D}\u{1F3FD} \u{1FAE9}',
  'Cafe\u0301, \u00A312\u00A0k at 12:30, a:b, 3:1 and C:\\a.',
  '| a | b |\n| - | - |\n| 1 | 2[^1] |\n\n[^1]: Note.',
];

const CODE =
  'process.env.A | `${a}` | `a` | !a | void 0 | /a/ | 1n | () => 1 | a() | <b /> | [1, ...a] | {[a]: 1} | {a} | {...a} | this';
const STATEMENTS =
  "export const a = 1 | export default 1 | export {a} from 'a' | import 'a' | import * as a from 'fs'";
const TAGS =
  'a base meta iframe img svg animate use style script form input object embed link math template div p custom-element Callout.a MDXLayout props.a svg:use';
const ATTRIBUTES =
  'style={{top: 0}} | className="a" | id="a" | cite="a" | onclick="a" | onError="a" | href="a" | dangerouslySetInnerHTML={{__html: "a"}} | {...a}';
const ADDRESSES =
  'javascript:a | JavaScript:a | java&Tab;script:a | java&NewLine;script:a | &#106;avascript:a | javascript&colon;a | data:a | blob:a | vbscript:a | file:///a | //a.example | /\\a.example | https:a.example';

const FILES =
  '@site/.env | @site/../../../../proc/self/environ | ../package.json | /../package.json | /%2e%2e/package.json | /img/..%2fpackage.json | ./package.json | package.json | /./../package.json | &#64;site/package.json | &period;&period;/package.json | pathname:///../package.json | /img\\..\\package.json | ~/package.json | /@site/package.json';

/** What would run, lead elsewhere, or lie over the page. */
const HOSTILE = [
  ...CODE.split(' | ').flatMap((code) => [`<Callout title={${code}} />`, `A {${code}}`]),
  ...STATEMENTS.split(' | '),
  "import A from '@site/src/features/journal/mdx/Plot';",
  ...TAGS.split(' ').map((tag) => `<${tag} />`),
  ...ATTRIBUTES.split(' | ').flatMap((one) => [`<kbd ${one} />`, `<Callout ${one} />`]),
  ...['ref', '__proto__', 'constructor'].map((name) => `<Calculator id="reorder" ${name}={{a: 1}} />`),
  '<Calculator id="reorder" constructor="1" prototype="1" />',
  // What the compiler reads in comments: whom to call for each element, and from which file.
  ...['/* @jsxRuntime classic @jsx eval */', '/*\n@jsxImportSource ../../a */ 1'].flatMap((code) => [
    `A {${code}}`,
    `<Callout title={${code}} />`,
  ]),
  `<Plot label="a" x={{label: 'b', ticks: [0, 1], __proto__: {c: 1}}} y={{label: 'd', ticks: [0, 1]}} lines={[{points: [[0, 0], [1, 1]]}]} />`,
  ...ADDRESSES.split(' | ').flatMap((to) => [`[a](<${to}>)`, `[a][b]\n\n[b]: <${to}>`]),
  '![a][b]\n\n[b]: https://a.example/b.png',
  ...['A </script> b', '<![CDATA[a]]>', '<?a?>'],
  // What Docusaurus unwraps before it parses, and what it reads as a directive.
  ...['```', '````', '  ```'].map((fence) => `${fence}mdx-code-block\nexport const a = 1;\n${fence}`),
  ...[
    '~~~ mdx-code-block\na\n~~~',
    '``` mdx-code-block\n{process.env.A}\n```',
    '> ```mdx-code-block\n> <script />\n> ```',
  ],
  ...[
    ':::note\nexport const a = 1;\n:::',
    '> ```\n\n:::note\n\n{a}\n\n:::',
    '::a[b]',
    'A :b[c] d',
    'A :b{onclick="c"}',
  ],
  // Files of the machine that builds, by any spelling of their address.
  ...FILES.split(' | ').flatMap((to) => [
    `[a](${to})`,
    `[a][r]\n\n[r]: ${to}`,
    `![a](${to})`,
    `A.[^1]\n\n[^1]: [b](${to})`,
  ]),
  ...[
    '[a](\n@site/.env)',
    '[a]:\n@site/package.json',
    '## [a](../package.json)',
    '<ButtonLink to="../package.json" />',
  ],
  // Hosts that look like another, and signs that do not show.
  ...[
    'https:///evil',
    'https://www.example.com@evil.example/',
    'https://ex\u0430mple.com',
    'https://a.example\\b',
    'https://ban\u212A.example',
    'mailto:\u017Fales@a.example',
    'https://a.example:99999999',
  ].map((to) => `[a](<${to}>)`),
  ...['[https://a.example/b](https://b.example)', '[See **www.a**.example](/contact)'],
  ...['[help@a.example](mailto:help@b.example)', '[https://a.example][r]\n\n[r]: https://b.example'],
  ...[
    ...[
      'https://my_a.example',
      'https:/a.example',
      'https:\\\\\\\\a.example',
      'ftp://a.example',
      'https\uFF1A//a.example',
    ],
    ...['https://a\u2024example', 'a.example.com', '**a.example**/login', '(a.example)', 'www.a.example'],
    ...['{"https://a.example"}', 'https:/{/* */}/a.example', '<KeyNumber value="https://a.example" />'],
  ].map((words) => `[${words}](https://b.example)`),
  ...['[+49 30 123456](tel:+1900123457)', '[030 123456](tel:+190030123456)'],
  // Others on the same host, and signs and endings that only look like those of an address.
  ...['[help@a.example](mailto:evil@a.example)', '[https://a.example/b](https://a.example/c)'],
  ...[
    'a.money',
    'a.\u0441\u043E\u043C',
    'b.example/d',
    'https://a.\u200Aexample',
    'https://a\uA4F8example',
  ].map((words) => `[${words}](https://b.example)`),
  ...[
    'https\uA789//a.example',
    'https\u2236\u2215\u2215a.example',
    'https://localhost',
    'https://b.ex...',
  ].map((words) => `[${words}](https://b.example)`),
  // What a link shows when it is pointed at, links that look like one, and a link that nobody sees.
  '<span title="https://a.example">[b](https://b.example)</span>',
  '[a.example](https://a.example)[/b](https://b.example)',
  ...['', ' ', '.'].map((words) => `[${words}](https://b.example)`),
  ...['[a](https://b.example "https://a.example")', '[a][r]\n\n[r]: https://b.example "a.example"'],
  // A loader of the bundler, in the address of a file, and what would spell it in JavaScript.
  ...['!=!../../.env', 'b!../../package.json', '\\x21=\\x21../../.env', '&quot;+a+&quot;', '#\\x22'].flatMap(
    (loader) => [`[a](</img/favicon.svg?${loader}>)`, `[a][r]\n\n[r]: </img/favicon.svg?${loader}>`],
  ),
  ...[
    '\u202E',
    '\u200E',
    '\u2028',
    '\u00AD',
    '\u{E0041}',
    '\u200D',
    '\uFE01',
    '\u{E0101}',
    '\u3164',
    '\u2800',
  ].map((sign) => `A ${sign} b`),
  ...['A\uFE0F', '\u{1F3F4}\u{E0068}\u{E0069}\u{E007F}', '\u{1F600}\u{E0068}', `Z${'\u0301'.repeat(9)}`],
  '```js title="a\u202E"\nb\n```',
  ...['A {"\\u202E"}', '<Callout title={"\\x7F"} />', '<Callout title={"\\u202E"}>B</Callout>'],
  ...['A &#8238; b', 'A &shy; b', '![a\u202E](/img/b.png)', '`a\u200E`', '<Callout title="a\u202E" />'],
  ...['## Consent title', '## A {/* #consent-title */}', '## Newsletter', '## Footnote label'],
  ...['## A \\{#consent-title}', '## A &#123;#newsletter}', '## ![Newsletter](/img/favicon.svg)'],
  // What the list of contents would show as HTML.
  ...['/* #b */ /* <base href=//a.example> */', '"<style>" /* #b */'].map((code) => `## A {${code}}`),
  '## A *{/* #b <style> */}*',
  ...['## A {/* #dataLayer */}', '## A \\{#a b}', '## A \\{#constructor.a}'],
  // What looks like fields, or like those of a draft.
  'A.\n\n---\n{process.env.A}\n\n---\n\nB.',
  ...['```yaml\ndraft: true\n```', '---\ntitle: B\n---\n\ndraft: true\n'].map(
    (draft) => `${draft}\n\n[a](/no-such-page)`,
  ),
  ...['A {{a: 1}}', '{[1, {a: 1}]}', '<kbd title={{toString: 1}}>A</kbd>', `[a](/${'a/'.repeat(5_000)})`],
  ...['>'.repeat(50_000), '- '.repeat(40_000) + 'A', ':::a\n'.repeat(18_000)],
  // What the parser would read again for minutes.
  ...[
    `{/* ${'}'.repeat(50_000)} */}`,
    `export const a = [\n${'1,\n\n'.repeat(20_000)}];`,
    '[a]('.repeat(20_000),
  ],
];

let problems: Problem[];

beforeAll(async () => {
  const texts = [...MISTAKES.map(([, text]) => text), ...RIGHT, ...HOSTILE];
  const sources = texts.map((text, index) => ({file: `blog/${index}.mdx`, text}));
  ({problems} = await checkMarkdown(process.cwd(), sources, {lint: true}));
});

test.each(MISTAKES.map((row, index) => [...row, index] as const))('%s', (_name, _text, line, said, index) => {
  const own = problems.filter(({file}) => file === `blog/${index}.mdx`);
  expect(own).toMatchObject([{line}]);
  expect(own.map(({field, problem}) => `${field} ${problem}`).join('')).toMatch(said);
});

test('nothing hostile is right', () => {
  const first = MISTAKES.length + RIGHT.length;
  const wrong = new Set(problems.map(({file}) => file));
  expect(HOSTILE.filter((_, index) => !wrong.has(`blog/${first + index}.mdx`))).toEqual([]);
});

test.each(RIGHT.map((text, index) => [text, MISTAKES.length + index] as const))('%j is right', (_, index) => {
  expect(problems.filter(({file}) => file === `blog/${index}.mdx`)).toEqual([]);
});
