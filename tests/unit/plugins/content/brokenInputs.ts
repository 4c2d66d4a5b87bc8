import {FILES} from '../../../support/smallSite';

/** Files that all articles refer to. */
export const LISTS = {topics: 'blog/tags.yml', authors: 'blog/authors.yml'} as const;
/** What is broken here, by its kind. */
export const PLACES = {...FILES, ...LISTS};
type Kind = keyof typeof PLACES;
type Change = (text: string) => string | Buffer;

/** Changes nothing. */
export const all: Change = (text) => text;
/** Replaces the whole text. */
const whole =
  (text: string): Change =>
  () =>
    text;
/** Writes another value for a field of the first level, in place of what stands there. */
export const set =
  (field: string, value: string): Change =>
  (text) => {
    const next = text.replace(new RegExp(`^${field}:.*\\n(?:[ ].*\\n)*`, 'm'), () => `${field}: ${value}\n`);
    expect(next).not.toBe(text);
    return next;
  };
const remove =
  (field: string): Change =>
  (text) =>
    text.replace(new RegExp(`^${field}:.*\\n(?:[ ].*\\n)*`, 'm'), '');
/** Adds lines where the fields begin. */
const add =
  (lines: string): Change =>
  (text) =>
    text.startsWith('---\n') ? text.replace('---\n', () => `---\n${lines}\n`) : `${lines}\n${text}`;

/** Broken files: of which kind, what is wrong, and what the message says. */
export const BROKEN: [kind: Kind, name: string, change: Change, expected: RegExp][] = [
  // YAML itself
  [
    'recipe',
    'an open bracket',
    add('extra: [a'),
    /line \d+: cannot be read as YAML[\s\S]*Check the indentation/,
  ],
  ['recipe', 'a tab as indentation', add('page:\n\theading: x'), /line 2: cannot be read as YAML.*[Tt]ab/],
  [
    'recipe',
    'a field that stands twice',
    add('id: essential-klaviyo-flows'),
    /line 2: cannot be read as YAML.*unique/,
  ],
  ['recipe', 'an open quote', set('name', '"Open'), /cannot be read as YAML.*quote/],
  [
    'recipe',
    'a colon within a text',
    set('name', 'Flows: the first nine'),
    /cannot be read as YAML[\s\S]*around text with ": "/,
  ],
  ['recipe', 'an alias', set('name', '&a Name\nx: *a'), /uses YAML aliases[\s\S]*Write the text out/],
  ['recipe', 'a tag', set('name', '!!js/function "x"'), /cannot be read as YAML: Unresolved tag/],
  ['recipe', 'two documents', (text) => `${text}---\n${text}`, /cannot be read as YAML.*multiple documents/],
  ['recipe', 'an empty file', whole(''), /id: is missing[\s\S]*name: is missing/],
  ['recipe', 'only a comment', whole('# nothing yet\n'), /id: is missing/],
  [
    'recipe',
    'a list',
    whole('- a\n- b\n'),
    /has the wrong type \(got \["a","b"\]\)\n\s+Write fields, each as "name: value"/,
  ],
  ['recipe', 'a bare text', whole('Hello\n'), /has the wrong type \(got "Hello"\)/],
  [
    'recipe',
    'bytes that are not UTF-8',
    (text) => Buffer.concat([Buffer.from('# \xFC\n', 'latin1'), Buffer.from(text)]),
    /line 1: is not written in UTF-8[\s\S]*Save the file as UTF-8/,
  ],
  ['recipe', 'a zero byte', set('source', '"Team\\0"'), /source: must not contain control characters/],
  // Fields of a recipe
  [
    'recipe',
    'an unknown field',
    add('efortLevel: Low'),
    /line 1, efortLevel: is not a field we know \(got "Low"\)\n\s+Remove it/,
  ],
  ['recipe', '__proto__', add('__proto__: {admin: true}'), /__proto__: is not a field we know/],
  [
    'recipe',
    'a number for a text',
    set('name', '12'),
    /name: has the wrong type \(got 12\)\n\s+Write a text; quote it when it is a number/,
  ],
  ['recipe', 'a text for a list', set('steps', 'One. Two.'), /steps: has the wrong type.*\n\s+Write a list/],
  [
    'recipe',
    'yes for true',
    set('investmentRequired', 'yes'),
    /investmentRequired: has the wrong type \(got "yes"\)\n\s+Write true or false/,
  ],
  ['recipe', 'null', set('name', 'null'), /name: has the wrong type \(got null\)/],
  [
    'recipe',
    'a level in lower case',
    set('effortLevel', 'low'),
    /effortLevel: is not an allowed value \(got "low"\)\n\s+Use one of: Low, Medium, High/,
  ],
  ['recipe', 'too few steps', set('steps', '[One.]'), /steps: needs at least 6 items/],
  [
    'recipe',
    'a field of 1 MB',
    set('name', 'x'.repeat(1_000_000)),
    /name: must be at most 80 characters long \(got "x{70,80}\.\.\. \(\d+ characters\)\)\n\s+Shorten it/,
  ],
  [
    'recipe',
    'a day that does not exist',
    set('published', '2025-02-30'),
    /published:.*"2025-02-30"\)\n\s+Write a day as 2025-03-11/,
  ],
  [
    'recipe',
    'a text that turns its direction',
    set('source', '"Team \\u202Egpj"'),
    /source: must not contain control characters/,
  ],
  [
    'recipe',
    'half a character',
    set('source', '"Team \\uD800"'),
    /source: must not contain control characters/,
  ],
  [
    'recipe',
    'a path as id',
    set('id', '../../../etc/passwd'),
    /id: must be lower-case words joined by hyphens \(got "\.\.\/\.\.\/\.\.\/etc\/passwd"\)/,
  ],
  ['recipe', 'a unicode id', set('id', 'flüsse'), /id: must be lower-case words/],
  [
    'recipe',
    'another id than the file',
    set('id', 'other'),
    /id: differs from the name of its file \(got "other"\)\n\s+Write "id: essential-klaviyo-flows"/,
  ],
  [
    'recipe',
    'itself as related',
    set('related', '[essential-klaviyo-flows]'),
    /related\[0\]: names the recipe itself/,
  ],
  [
    'recipe',
    'an unknown related id',
    set('related', '[gone]'),
    /related\[0\]: is not the id of any recipe \(got "gone"\)/,
  ],
  // Advisors
  [
    'advisor',
    'an unknown hue',
    set('hue', 'pink'),
    /hue: is not an allowed value \(got "pink"\)\n\s+Use one of: amber/,
  ],
  ['advisor', 'a path as image', add('image: ../../secret.png'), /image: must be the name of an image file/],
  [
    'advisor',
    'two of three fields of expertise',
    set('expertise', '[One, Two]'),
    /expertise: .*\n\s+Add what is missing/,
  ],
  ['advisor', 'a place of 0', set('position', '0'), /position: must be 1 or more/],
  [
    'advisor',
    'a place in words',
    set('position', 'first'),
    /position: has the wrong type.*\n\s+Write a number, without quotes/,
  ],
  [
    'advisor',
    'a profile without its bio',
    set('profile', '{shortDescriptor: x}'),
    /profile\.bio: is missing/,
  ],
  // Clients
  [
    'client',
    'an unknown sector',
    set('sector', 'proptech'),
    /sector: is not an allowed value[\s\S]*Use one of: interior-design/,
  ],
  ['client', 'a service twice', set('services', '[Growth, Growth]'), /services: names a service twice/],
  [
    'client',
    'a script as website',
    set('website', 'javascript:alert(1)'),
    /website: .*javascript.*\n\s+Write the whole address/,
  ],
  [
    'client',
    'markup as logo',
    set('logo', '{path: "<script>", hue: blue, lettering: text}'),
    /logo\.path: must be SVG path data/,
  ],
  ['client', 'no name', remove('name'), /name: is missing/],
  // Projects
  [
    'project',
    'an unknown advisor',
    set('advisor', 'nobody'),
    /advisor: is not the id of any advisor \(got "nobody"\)[\s\S]*src\/data\/advisors/,
  ],
  [
    'project',
    'an unknown client',
    set('client', 'nobody'),
    /client: is not the id of any client \(got "nobody"\)/,
  ],
  ['project', 'no metrics', set('metrics', '[]'), /metrics: needs at least 3 items/],
  [
    'project',
    'a metric of the wrong shape',
    set('metrics', '[a, b, c]'),
    /metrics\[0\]: has the wrong type \(got "a"\)\n\s+Write fields/,
  ],
  // Articles
  [
    'article',
    'no front matter',
    (text) => text.replace(/^---[\s\S]*?^---$/m, ''),
    /line 1: has no front matter[\s\S]*blog\/README\.md/,
  ],
  [
    'article',
    'front matter that is not closed',
    (text) => text.replace(/\n---\n/, '\n'),
    /line 1: has no front matter/,
  ],
  ['article', 'no title', remove('title'), /title: is missing/],
  ['article', 'a number as title', set('title', '2025'), /line 2, title: has the wrong type \(got 2025\)/],
  [
    'article',
    'a colon in its title',
    set('title', 'PMax: the plan'),
    /line 2: cannot be read as YAML[\s\S]*around text with ": "/,
  ],
  [
    'article',
    'a title that begins with a star',
    set('title', '*Stars'),
    /line 2: cannot be read as YAML|uses YAML aliases/,
  ],
  [
    'article',
    'a short description',
    set('description', 'Short.'),
    /description: must be at least 90 characters long \(got "Short\."\)/,
  ],
  [
    'article',
    'a date in words',
    set('date', '3 March 2025'),
    /date:.*"3 March 2025"\)\n\s+Write a day as 2025-03-11/,
  ],
  [
    'article',
    'an unknown author',
    set('authors', '[nobody]'),
    /authors\[0\]: is not an allowed value \(got "nobody"\)\n\s+Use one of: editorial-team/,
  ],
  [
    'article',
    'an unknown topic',
    set('tags', '[gardening]'),
    /tags\[0\]: is not an allowed value \(got "gardening"\)\n\s+Use one of: social-media/,
  ],
  ['article', 'no topic', set('tags', '[]'), /tags: needs at least one topic/],
  ['article', 'an unknown field', add('autor: me'), /line 2, autor: is not a field we know/],
  [
    'article',
    'an unknown related article',
    set('related', '[gone]'),
    /related\[0\]: is not the name of any article \(got "gone"\)/,
  ],
  [
    'article',
    'itself as related',
    set('related', '[pmax-optimization-2025]'),
    /related\[0\]: names the article itself/,
  ],
  ['article', 'no call to action', remove('callToAction'), /callToAction: is missing/],
  ['article', 'an empty file', whole(''), /line 1: has no front matter/],
  [
    'article',
    'front matter alone',
    (text) => text.replace(/(\n---\n)[\s\S]*/, '$1'),
    /has no text\n\s+Write the article/,
  ],
  ['article', 'a rule where front matter should be', (text) => `\n${text}`, /line 1: has no front matter/],
  ['article', 'a tab as indentation', add('page:\n\ta: x'), /line 3: cannot be read as YAML.*[Tt]ab/],
  ['article', 'a field that stands twice', add('title: x'), /line 3: cannot be read as YAML.*unique/],
  ['article', 'an open quote', set('title', '"Open'), /cannot be read as YAML.*quote/],
  ['article', 'a title that begins with a sign', set('title', '@home'), /line 2: cannot be read as YAML/],
  [
    'article',
    'a title that is a comment',
    set('title', '# 1 of 5'),
    /line 2, title: has the wrong type \(got null\)/,
  ],
  ['article', 'a title that is a list', set('title', '[PMax] plan'), /line 2: cannot be read as YAML/],
  [
    'article',
    'a title that is fields',
    set('title', '{a: b}'),
    /title: has the wrong type \(got \{"a":"b"\}\)/,
  ],
  ['article', 'an alias', set('title', '&a Name\nx: *a'), /uses YAML aliases[\s\S]*Write the text out/],
  ['article', 'a tag', set('title', '!!js/function "x"'), /cannot be read as YAML: Unresolved tag/],
  ['article', '__proto__', add('__proto__: {admin: true}'), /__proto__: is not a field we know/],
  [
    'article',
    'a field of 1 MB',
    set('title', 'x'.repeat(1_000_000)),
    /title: must be at most 90 characters long/,
  ],
  ['article', 'a zero byte', (text) => `${text}\0`, /line \d+: has a character that is no text/],
  [
    'article',
    'a control character in its title',
    set('title', '"a\\a"'),
    /title: must not contain control characters/,
  ],
  [
    'article',
    'bytes that are not UTF-8',
    (text) => Buffer.concat([Buffer.from(text), Buffer.from('\xFC', 'latin1')]),
    /has a character that is no text[\s\S]*UTF-8/,
  ],
  [
    'article',
    'yes for true',
    add('draft: yes'),
    /draft: has the wrong type \(got "yes"\)\n\s+Write true or false/,
  ],
  ['article', 'a path as related', set('related', '[../../etc]'), /related\[0\]: must be lower-case words/],
  [
    'article',
    'a question without its answer',
    set('faq', '[{question: Why}]'),
    /faq\[0\]\.answer: is missing/,
  ],
  // Their topics and authors
  [
    'topics',
    'a label that is missing',
    (text) => text.replace(/ {2}label: .*\n/, ''),
    /social-media\.label: is missing/,
  ],
  [
    'topics',
    'an address of another site',
    (text) => text.replace('permalink: /', 'permalink: //evil.example/'),
    /permalink: must be a slash/,
  ],
  [
    'topics',
    'a key that is no address',
    (text) => text.replace('social-media:', 'Social Media:'),
    /Social Media: /,
  ],
  ['topics', 'an empty file', whole(''), /is empty\n\s+Restore its entries/],
  [
    'authors',
    'a script as address',
    (text) => text.replace(/url: .*/, 'url: javascript:x'),
    /editorial-team\.url: must be the path/,
  ],
  ['authors', 'an open bracket', whole('a: ['), /cannot be read as YAML/],
];
