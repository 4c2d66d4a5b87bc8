import {FILES} from '../../../support/smallSite';

type Change = (text: string) => string | Buffer;

/** Changes nothing. */
export const all: Change = (text) => text;
/** Writes another value for a field of the first level, in place of what is there. */
const set =
  (field: string, value: string): Change =>
  (text) => {
    const next = text.replace(new RegExp(`^${field}:.*\\n(?:[ ].*\\n)*`, 'm'), () => `${field}: ${value}\n`);
    expect(next).not.toBe(text);
    return next;
  };
/** Adds lines where the fields begin. */
const add =
  (lines: string): Change =>
  (text) =>
    text.startsWith('---\n') ? text.replace('---\n', () => `---\n${lines}\n`) : `${lines}\n${text}`;

/** One mistake of each kind by their files: what is wrong, how it comes about, and what is said of it. */
export const BROKEN: Record<string, [name: string, change: Change, said: RegExp][]> = {
  [FILES.recipe]: [
    ['no YAML', add('extra: [a'), /^line \d: cannot be read as YAML: Flow sequence/],
    ['an empty file', () => '', /^id: is missing/],
    [
      'bytes that are not UTF-8',
      (text) => Buffer.concat([Buffer.from('# \xFC\n', 'latin1'), Buffer.from(text)]),
      /^line 1: has a character that is no text.*UTF-8/,
    ],
    [
      'an unknown field',
      add('efortLevel: Low'),
      /^line 1, efortLevel.*: is not a field here.*Did you mean "effortLevel"/,
    ],
    ['__proto__', add('__proto__: {admin: true}'), /^line 1, __proto__.*: is not a field here/],
    ['a wrong type', set('name', '12'), /^line 2, name \(got 12\): .*expected string, received number/],
    [
      'a sentence with a colon in a list of texts',
      set('dependencies', '\n  - Consent: calls and texts\n  - A list'),
      /^line \d+, dependencies\[0\].*: .*received object.*in quotes/,
    ],
    [
      'a value that is not allowed',
      set('effortLevel', 'low'),
      /^line 7, effortLevel \(got "low"\): .*one of "Low"\|"Medium"\|"High".*Did you mean "Low"/,
    ],
    [
      'a text that is too long',
      set('name', 'x'.repeat(90_000)),
      /^line 2, name.*: Too big: .*<=80 characters/,
    ],
    [
      'a list that is too short',
      set('steps', '[{phase: prepare, do: One, how: One.}]'),
      /steps .*: Too small: .*>=6/,
    ],
    [
      'a kind that there is not',
      add('picture: {kind: splitt}'),
      /^line \d+, picture.kind \(got "splitt"\): .*'split'.*Did you mean "split"/,
    ],
    ['no value', set('by', ''), /^line \d+, by: is missing/],
    ['line ends of its own', set('name', '|+\n  A name\n  of two lines\n'), /^line \d+: .*Write ">-"/],
    ['a file that is too long', (text) => text + '#'.repeat(100_000), /^has \d+ characters/],
    ['a day in the future', set('published', '2099-01-01'), /^line \d+, published.*: is a day in the future/],
    ['year 1', set('published', '0001-01-01'), /^line \d+, published.*: must be a day from 2000/],
    [
      'a day that does not exist',
      set('published', '2025-02-30'),
      /^line \d+, published.*: must be a day that there is.*such as 2026-11-21/,
    ],
    ['a day in words', set('published', '21 November 2026'), /^line \d+, published.*such as 2026-11-21/],
    [
      'yes',
      set('investmentRequired', 'yes'),
      /^line \d+, investmentRequired \(got "yes"\): .*Write true or false/,
    ],
    [
      'a task that ends as a sentence',
      (text) => text.replace(/^ {4}do: .*/m, '$&.'),
      /^line \d+, steps\[0\]\.do .*leave out the full stop/,
    ],
    ['a number in quotes', set('number', '"7"'), /^line \d+, number .*Write a number alone/],
    [
      'a text that turns its direction',
      set('source', '"Team \\u202Egpj"'),
      /^line \d+, source.*: has a character that does not show/,
    ],
    ...['</script>', 'a <script> b', 'a <img src=x>', '<?a'].map((tag): [string, Change, RegExp] => [
      `the tag ${tag}`,
      set('source', `"${tag}"`),
      /^line \d+, source.*: has an HTML tag/,
    ]),
    [
      'half an end of a line',
      set('source', '"Team\\rBEGIN:VEVENT"'),
      /^line \d+, source.*: has a character that does not show/,
    ],
    ...['__proto__', 'constructor', 'prototype'].map((name): [string, Change, RegExp] => [
      `a calculator with ${name}`,
      add(`calculators: [{id: reorder, with: {${name}: 1}}]`),
      new RegExp(
        `^line \\d+, calculators\\[0\\]\\.with\\.${name}.*: is no(?:t a field here| input of reorder)`,
      ),
    ]),
    [
      'a link that is no address',
      set('source', '"See [us](javascript:alert(1))"'),
      /^line \d+, source \(got "javascript:alert\(1"\): leads to no page/,
    ],
    [
      'a link that shows another address',
      set('source', '"See [https://a.example](https://b.example)"'),
      /^line \d+, source \(got "https:\/\/b.example"\): shows another address/,
    ],
    [
      'a part of a link',
      set('source', '"Team](https://a.example) [b"'),
      /^line \d+, source .*: has a link that is not whole/,
    ],
    ['another id than the file', set('id', 'other'), /^line 1, id.*: differs from the name of its file/],
    ['a path as id', set('id', '../../../etc/passwd'), /^line 1, id.*: must be lower-case words/],
    [
      'itself as related',
      set('related', '[essential-klaviyo-flows]'),
      /^line \d+, related\[0\].*: names the recipe itself/,
    ],
    [
      'an id of nothing',
      set('case', '{client: nons}'),
      /^line \d+, case.client \(got "nons"\): is not the id of any client.*Did you mean "noms"/,
    ],
    ['fields that disagree', set('case', '{}'), /^line \d+, case.client.*: is one of three.*sample: true/],
  ],
  [FILES.client]: [
    [
      'a script as website',
      set('website', 'javascript:alert(1)'),
      /^line \d+, website.*: must be a whole address/,
    ],
    [
      'a name that shows another address than the one beside it',
      (text) => set('name', 'www.a.example')(text.replace(/^website: .*/m, 'website: https://b.example/')),
      /^line \d+, name \(got "https:\/\/b.example\/"\): shows another address/,
    ],
    ...['M24 3', 'M24 3Z', 'M24 3 L', 'M24 3L45', 'M2400 3L45 14L24 25Z'].map(
      (drawing): [string, Change, RegExp] => [
        `the drawing ${drawing}`,
        (text) => text.replace(/path: .*/, `path: ${drawing}`),
        /^line \d+, logo.path .*: is SVG path data that draws nothing/,
      ],
    ),
    [
      'an address without encryption',
      set('website', 'http://a.example/'),
      /^line \d+, website.*begins with https/,
    ],
    ['an address with a space', set('website', 'https://a.example/a b'), /^line \d+, website.*has no spaces/],
    ...['https://a.example:99999/', 'https://xn--0.example/'].map((to): [string, Change, RegExp] => [
      `the address ${to}`,
      set('website', to),
      /^line \d+, website.*whole address/,
    ]),
    ['an address without a host', set('website', 'https:///evil'), /^line \d+, website.*whole address/],
    [
      'an address with a user',
      set('website', 'https://www.example.com@evil.example/'),
      /^line \d+, website.*whole address/,
    ],
    [
      'an address in other letters',
      set('website', 'https://www.аpple.com/'),
      /^line \d+, website.*whole address/,
    ],
    [
      'a page from the work with a cell too few',
      (text) =>
        text.replace(
          /^story:$/m,
          '$&\n  artefact: {heading: A plan, columns: [Day, Task, Who], rows: [[One, Call, Ada], [Two, Write]], caption: Two days}',
        ),
      /^line \d+, story.artefact.rows.*: has a row with more or fewer cells than "columns"/,
    ],
  ],
  [FILES.article]: [
    ['no front matter', (text) => text.replace(/^---[\s\S]*?^---$/m, ''), /^line 1: has no front matter/],
    [
      'front matter that is not closed',
      (text) => text.replace(/\n---\n/, '\n--\n'),
      /^line \d\d: has front matter that does not end/,
    ],
    ['front matter alone', (text) => text.replace(/(\n---\n)[\s\S]*/, '$1'), /^has no text/],
    [
      'a topic twice',
      set('tags', '[crm, crm]'),
      /^line \d+, tags \(got \["crm","crm"\]\): names a topic twice/,
    ],
    ['a zero byte', (text) => `${text}\0`, /^line \d+: has a character that is no text/],
  ],
  'src/data/clients/stories/noms.mdx': [
    ['code as fields', (text) => `---js\nprocess.exit(1)\n---\n\n${text}`, /^line 1: begins with "---"/],
  ],
  'blog/tags.yml': [
    ['a topic without its line', (text) => text.replace(/^crm:\n(?: .*\n)+/m, ''), /^crm: is missing/],
  ],
  'blog/authors.yml': [
    [
      'a script as address',
      (text) => text.replace(/url: .*/, 'url: javascript:x'),
      /^line \d+, editorial-team.url.*: must be the path of a page/,
    ],
  ],
};
