import {FILES} from '../../../support/smallSite';

/** Files that all articles refer to. */
export const LISTS = {topics: 'src/data/taxonomies/topics.yaml', authors: 'blog/authors.yml'} as const;
/** What is broken here, by its kind. */
export const PLACES = {...FILES, ...LISTS};
type Kind = keyof typeof PLACES;
type Message = [line: number | null, field: string, problem: string, remedy: string];
type Change = (text: string) => string | Buffer;

/** Changes nothing. */
export const all: Change = (text) => text;
/** Replaces the whole text. */
const whole =
  (text: string): Change =>
  () =>
    text;
/** Writes another value for a field of the first level, in place of what is there. */
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

/** Mistakes: the kind of file, what is wrong, how it comes about, and the first message: line, field, problem, remedy. */
export const BROKEN: [kind: Kind, name: string, change: Change, expected: Message][] = [
  // YAML itself
  [
    'recipe',
    'an open bracket',
    add('extra: [a'),
    [
      1,
      '',
      'opens a "[" that is not closed',
      'Write "]" after the last item, or put a text that begins with "[" in quotes.',
    ],
  ],
  [
    'recipe',
    'a tab as indentation',
    add('page:\n\theading: x'),
    [2, '', 'is indented with a tab', 'Indent with spaces, two for each level.'],
  ],
  [
    'recipe',
    'a field that is there twice',
    add('id: essential-klaviyo-flows'),
    [2, '', 'has the field "id" again, first written on line 1', 'Keep one of the two.'],
  ],
  [
    'recipe',
    'a field that is there twice in one item of a list',
    add('extra:\n  - is: a\n    says: b\n  - is: c\n    says: d\n    "is": e'),
    [6, '', 'has the field "is" again, first written on line 4', 'Keep one of the two.'],
  ],
  [
    'recipe',
    'the first field of an item that is there twice',
    add('extra:\n  - says: a\n    says: b'),
    [3, '', 'has the field "says" again, first written on line 2', 'Keep one of the two.'],
  ],
  [
    'recipe',
    'an open quote',
    set('name', '"Open'),
    [
      2,
      '',
      'opens a quote that is not closed where its text ends',
      'Close it, or remove it. A quote within double quotes is written as \\".',
    ],
  ],
  [
    'recipe',
    'a colon within a text',
    set('name', 'Flows: the first nine'),
    [2, '', 'has ": " within a text, as if a field began there', 'Put the whole text in double quotes.'],
  ],
  [
    'recipe',
    'an alias',
    set('name', '&a Name\nx: *a'),
    [
      3,
      '',
      'has a text that begins with "*", which YAML reads as a reference',
      'Put the whole text in double quotes.',
    ],
  ],
  [
    'recipe',
    'a text with a sign of numbers, unquoted',
    set('name', 'Order #1042 of 2'),
    [
      2,
      '',
      'ends before "#1042 of 2", which YAML reads as a comment',
      'Put the whole text in double quotes.',
    ],
  ],
  [
    'recipe',
    'a rank, unquoted',
    set('name', 'The # 1 reason'),
    [
      2,
      '',
      'ends before "# 1 reason", which YAML reads as a comment',
      'Put the whole text in double quotes.',
    ],
  ],
  [
    'recipe',
    'a number with a comma within braces',
    set('name', '{rate: 3,1}'),
    [2, '', 'has a comma within a number', 'Write it with a point, or the text in quotes.'],
  ],
  [
    'recipe',
    'a tag',
    set('name', '!!js/function "x"'),
    [2, '', 'has a text that begins with "!"', 'Put the whole text in double quotes.'],
  ],
  [
    'recipe',
    'two documents',
    (text) => `${text}---\n${text}`,
    [99, '', 'has a line "---" in its middle', 'Remove that line.'],
  ],
  ['recipe', 'an empty file', whole(''), [null, 'id', 'is missing', 'Add it: a text.']],
  ['recipe', 'only a comment', whole('# nothing yet\n'), [null, 'id', 'is missing', 'Add it: a text.']],
  [
    'recipe',
    'a list',
    whole('- a\n- b\n'),
    [null, '', 'has the wrong type', 'Write fields, each as "name: value".'],
  ],
  [
    'recipe',
    'a bare text',
    whole('Hello\n'),
    [null, '', 'has the wrong type', 'Write fields, each as "name: value".'],
  ],
  [
    'recipe',
    'bytes that are not UTF-8',
    (text) => Buffer.concat([Buffer.from('# \xFC\n', 'latin1'), Buffer.from(text)]),
    [1, '', 'is not written in UTF-8', 'Save the file as UTF-8 text.'],
  ],
  [
    'recipe',
    'a zero byte',
    set('source', '"Team\\0"'),
    [88, 'source', 'must not contain control characters', 'Correct the value.'],
  ],
  // Fields of a recipe
  [
    'recipe',
    'an unknown field',
    add('efortLevel: Low'),
    [
      1,
      'efortLevel',
      'is not a field of this file',
      'Did you mean "effortLevel"? The fields here are: id, name, channels, objective, effortLevel, expectedImpact, buyingCycle, investmentRequired, timeframe, published, related, page, description, steps, assetsNeeded, dependencies, caseStudy, optimizationTips, source, case, plan, calculators, papers, sums, sources, reviewed, history.',
    ],
  ],
  [
    'recipe',
    '__proto__',
    add('__proto__: {admin: true}'),
    [
      1,
      '__proto__',
      'is not a field of this file',
      'The fields here are: id, name, channels, objective, effortLevel, expectedImpact, buyingCycle, investmentRequired, timeframe, published, related, page, description, steps, assetsNeeded, dependencies, caseStudy, optimizationTips, source, case, plan, calculators, papers, sums, sources, reviewed, history.',
    ],
  ],
  [
    'recipe',
    'a number for a text',
    set('name', '12'),
    [2, 'name', 'has the wrong type', 'Write a text, in quotes.'],
  ],
  [
    'recipe',
    'a text for a list',
    set('steps', 'One. Two.'),
    [18, 'steps', 'has the wrong type', 'Write a list, each item on a line of its own after "- ".'],
  ],
  [
    'recipe',
    'a sentence with a colon in a list of texts',
    set('dependencies', '\n  - Consent: calls and texts\n  - A list'),
    [
      60,
      'dependencies[0]',
      'has ": " within a text, as if a field began there',
      'Put the whole text in double quotes.',
    ],
  ],
  [
    'recipe',
    'a decimal comma',
    add('plan: {setUpDays: "1,5", runsDays: 60}'),
    [1, 'plan.setUpDays', 'has a comma within a number', 'Write it with a point: 1.5.'],
  ],
  [
    'recipe',
    'a comma between thousands',
    add('plan: {setUpDays: "1,500", runsDays: 60}'),
    [
      1,
      'plan.setUpDays',
      'has a comma within a number',
      'Write 1500 for thousands, or a decimal with a point.',
    ],
  ],
  [
    'recipe',
    'yes for true',
    set('investmentRequired', 'yes'),
    [10, 'investmentRequired', 'has the wrong type', 'Write true or false, without quotes.'],
  ],
  [
    'recipe',
    'null',
    set('name', 'null'),
    [2, 'name', 'has no value', 'Write a text; what follows "#" is a comment unless quoted.'],
  ],
  [
    'recipe',
    'a level in lower case',
    set('effortLevel', 'low'),
    [7, 'effortLevel', 'is not an allowed value', 'Did you mean "Low"? Use one of: Low, Medium, High.'],
  ],
  [
    'recipe',
    'too few steps',
    set('steps', '[One.]'),
    [18, 'steps', 'has 1 item, and needs 6 at least', 'Add 5 items.'],
  ],
  [
    'recipe',
    'a field of 1 MB',
    set('name', 'x'.repeat(1_000_000)),
    [2, 'name', 'has 1000000 characters, and may have 80 at most', 'Remove 999920 characters.'],
  ],
  [
    'recipe',
    'a day that does not exist',
    set('published', '2025-02-30'),
    [12, 'published', 'is a day that does not exist', 'Look it up in a calendar.'],
  ],
  [
    'recipe',
    'a text that turns its direction',
    set('source', '"Team \\u202Egpj"'),
    [88, 'source', 'must not contain control characters', 'Correct the value.'],
  ],
  [
    'recipe',
    'half a character',
    set('source', '"Team \\uD800"'),
    [88, 'source', 'must not contain control characters', 'Correct the value.'],
  ],
  [
    'recipe',
    'a path as id',
    set('id', '../../../etc/passwd'),
    [1, 'id', 'must be lower-case words joined by hyphens', 'Correct the value.'],
  ],
  [
    'recipe',
    'a unicode id',
    set('id', 'flüsse'),
    [1, 'id', 'must be lower-case words joined by hyphens', 'Correct the value.'],
  ],
  [
    'recipe',
    'another id than the file',
    set('id', 'other'),
    [
      1,
      'id',
      'differs from the name of its file',
      'Write "id: essential-klaviyo-flows", or rename the file to other.yaml.',
    ],
  ],
  [
    'recipe',
    'itself as related',
    set('related', '[essential-klaviyo-flows]'),
    [13, 'related[0]', 'names the recipe itself', 'Remove it.'],
  ],
  [
    'recipe',
    'an unknown related id',
    set('related', '[gone]'),
    [
      13,
      'related[0]',
      'is not the id of any recipe',
      'Use the name of a file in src/data/recipes, without its ending.',
    ],
  ],
  [
    'recipe',
    'a case of an unknown client',
    set('case', '{kind: client, client: nons, outcome: worked}'),
    [
      89,
      'case.client',
      'is not the id of any client',
      'Did you mean "noms"? Use the name of a file in src/data/clients, without its ending.',
    ],
  ],
  [
    'recipe',
    'a client’s case without its client',
    set('case', '{kind: client, outcome: worked}'),
    [89, 'case.client', 'is missing', 'Add client: <id of a client>.'],
  ],
  [
    'recipe',
    'an example with a client',
    set('case', '{kind: illustrative, client: noms, outcome: worked}'),
    [
      89,
      'case.client',
      'names a client where the case is an example',
      'Remove client, or write kind: client.',
    ],
  ],
  [
    'recipe',
    'half a day',
    add('plan: {setUpDays: 1, runsDays: 60.5}'),
    [1, 'plan.runsDays', 'has the wrong type', 'Write a whole number, without quotes.'],
  ],
  [
    'recipe',
    'no day of publication',
    remove('published'),
    [null, 'published', 'is missing', 'Add it: a day such as 2026-11-22.'],
  ],
  [
    'recipe',
    'a year as day of publication',
    set('published', '2026'),
    [12, 'published', 'has the wrong type', 'Write a day such as 2026-11-22.'],
  ],
  // Advisors
  [
    'advisor',
    'an unknown hue',
    set('hue', 'pink'),
    [
      6,
      'hue',
      'is not an allowed value',
      'Use one of: amber, blue, rose, violet, teal, green, orange, olive.',
    ],
  ],
  [
    'advisor',
    'a path as image',
    add('image: ../../secret.png'),
    [1, 'image', 'must be the name of an image file', 'Correct the value.'],
  ],
  [
    'advisor',
    'two of three fields of expertise',
    set('expertise', '[One, Two]'),
    [5, 'expertise', 'has 2 items, and needs 3 at least', 'Add 1 item.'],
  ],
  [
    'advisor',
    'a place of 0',
    set('position', '0'),
    [2, 'position', 'must be 1 at least', 'Correct the number.'],
  ],
  [
    'advisor',
    'a place in words',
    set('position', 'first'),
    [2, 'position', 'has the wrong type', 'Write a number, without quotes.'],
  ],
  [
    'advisor',
    'a profile without its bio',
    set('profile', '{shortDescriptor: Works out what a customer may cost before anyone buys one}'),
    [7, 'profile.bio', 'is missing', 'Add it: a list, each item on a line of its own after "- ".'],
  ],
  // Clients
  [
    'client',
    'an unknown sector',
    set('sector', 'proptech'),
    [
      3,
      'sector',
      'is not an allowed value',
      'Use one of: interior-design, fashion-tech, ecom, fintech, healthtech, gaming, esports, Edutech.',
    ],
  ],
  [
    'client',
    'a service twice',
    set('services', '[Growth, Growth]'),
    [4, 'services', 'names a service twice', 'Correct the value.'],
  ],
  [
    'client',
    'a script as website',
    set('website', 'javascript:alert(1)'),
    [10, 'website', 'is not a whole address', 'Write it as https://example.com.'],
  ],
  [
    'client',
    'markup as logo',
    set('logo', '{path: "<script>", hue: blue, lettering: text}'),
    [5, 'logo.path', 'must be SVG path data', 'Correct the value.'],
  ],
  ['client', 'no name', remove('name'), [null, 'name', 'is missing', 'Add it: a text.']],
  // Projects
  [
    'project',
    'an unknown advisor',
    set('advisor', 'nobody'),
    [
      8,
      'advisor',
      'is not the id of any advisor',
      'Use the name of a file in src/data/advisors, without its ending.',
    ],
  ],
  [
    'project',
    'an unknown client',
    set('client', 'nobody'),
    [
      9,
      'client',
      'is not the id of any client',
      'Use the name of a file in src/data/clients, without its ending.',
    ],
  ],
  [
    'project',
    'no metrics',
    set('metrics', '[]'),
    [10, 'metrics', 'has 0 items, and needs 3 at least', 'Add 3 items.'],
  ],
  [
    'project',
    'a metric of the wrong shape',
    set('metrics', '[a, b, c]'),
    [10, 'metrics[0]', 'has the wrong type', 'Write fields, each as "name: value".'],
  ],
  // Articles
  [
    'article',
    'no front matter',
    (text) => text.replace(/^---[\s\S]*?^---$/m, ''),
    [
      1,
      '',
      'has no front matter',
      'Begin the file with a line "---", the fields of blog/README.md, and a line "---".',
    ],
  ],
  [
    'article',
    'front matter that is not closed',
    (text) => text.replace(/\n---\n/, '\n'),
    [
      1,
      '',
      'has no front matter',
      'Begin the file with a line "---", the fields of blog/README.md, and a line "---".',
    ],
  ],
  ['article', 'no title', remove('title'), [null, 'title', 'is missing', 'Add it: a text.']],
  [
    'article',
    'a number as title',
    set('title', '2025'),
    [2, 'title', 'has the wrong type', 'Write a text, in quotes.'],
  ],
  [
    'article',
    'a colon in its title',
    set('title', 'PMax: the plan'),
    [2, '', 'has ": " within a text, as if a field began there', 'Put the whole text in double quotes.'],
  ],
  [
    'article',
    'a title that begins with a star',
    set('title', '*Stars'),
    [
      2,
      '',
      'has a text that begins with "*", which YAML reads as a reference',
      'Put the whole text in double quotes.',
    ],
  ],
  [
    'article',
    'a short description',
    set('description', 'Short.'),
    [3, 'description', 'has 6 characters, and needs 90 at least', 'Add 84 characters.'],
  ],
  [
    'article',
    'a date in words',
    set('date', '3 March 2025'),
    [6, 'date', 'is not a day', 'Write a day as 2025-03-11.'],
  ],
  [
    'article',
    'an unknown author',
    set('authors', '[nobody]'),
    [
      7,
      'authors[0]',
      'is not an allowed value',
      'Use one of: editorial-team, matteo-ferrante, clara-vasquez, jonas-brandt.',
    ],
  ],
  [
    'article',
    'an unknown topic',
    set('tags', '[gardening]'),
    [
      8,
      'tags[0]',
      'is not an allowed value',
      'Did you mean "marketing"? Use one of: social-media, marketing, content-creation, ai-tools, automation, monitoring, workflows, ai-powered-development, crm, paid-ads, google-ads, performance-marketing, fund-raising, productivity, tooling, growth-strategy, data-analytics, strategy, e-commerce.',
    ],
  ],
  ['article', 'no topic', set('tags', '[]'), [8, 'tags', 'has 0 items, and needs 1 at least', 'Add 1 item.']],
  [
    'article',
    'an unknown field',
    add('autor: me'),
    [
      2,
      'autor',
      'is not a field of this file',
      'Did you mean "authors"? The fields here are: title, description, date, authors, tags, keywords, related, faq, discuss, draft, callToAction, sums, sources, reviewed, history.',
    ],
  ],
  [
    'article',
    'an unknown related article',
    set('related', '[gone]'),
    [11, 'related[0]', 'is not the id of any article', 'Use the name of a file in blog, without its ending.'],
  ],
  [
    'article',
    'itself as related',
    set('related', '[pmax-optimization-2025]'),
    [11, 'related[0]', 'names the article itself', 'Remove it.'],
  ],
  [
    'article',
    'no call to action',
    remove('callToAction'),
    [null, 'callToAction', 'is missing', 'Add it: fields, each as "name: value".'],
  ],
  [
    'article',
    'an empty file',
    whole(''),
    [
      1,
      '',
      'has no front matter',
      'Begin the file with a line "---", the fields of blog/README.md, and a line "---".',
    ],
  ],
  [
    'article',
    'front matter alone',
    (text) => text.replace(/(\n---\n)[\s\S]*/, '$1'),
    [null, '', 'has no text', 'Write the article below the second line "---".'],
  ],
  [
    'article',
    'a rule where front matter should be',
    (text) => `\n${text}`,
    [
      1,
      '',
      'has no front matter',
      'Begin the file with a line "---", the fields of blog/README.md, and a line "---".',
    ],
  ],
  [
    'article',
    'a tab as indentation',
    add('page:\n\ta: x'),
    [3, '', 'is indented with a tab', 'Indent with spaces, two for each level.'],
  ],
  [
    'article',
    'a field that is there twice',
    add('title: x'),
    [3, '', 'has the field "title" again, first written on line 2', 'Keep one of the two.'],
  ],
  [
    'article',
    'an open quote',
    set('title', '"Open'),
    [
      2,
      '',
      'opens a quote that is not closed where its text ends',
      'Close it, or remove it. A quote within double quotes is written as \\".',
    ],
  ],
  [
    'article',
    'a title that begins with a sign',
    set('title', '@home'),
    [2, '', 'has a text that begins with "@"', 'Put the whole text in double quotes.'],
  ],
  [
    'article',
    'a title that is a comment',
    set('title', '# 1 of 5'),
    [2, 'title', 'has no value', 'Write a text; what follows "#" is a comment unless quoted.'],
  ],
  [
    'article',
    'a title that is a list',
    set('title', '[PMax] plan'),
    [2, '', 'goes on after its text has ended', 'Put the whole text in double quotes.'],
  ],
  [
    'article',
    'a title that is fields',
    set('title', '{a: b}'),
    [2, 'title', 'has the wrong type', 'Write a text.'],
  ],
  [
    'article',
    'an alias',
    set('title', '&a Name\nx: *a'),
    [
      3,
      '',
      'has a text that begins with "*", which YAML reads as a reference',
      'Put the whole text in double quotes.',
    ],
  ],
  [
    'article',
    'a tag',
    set('title', '!!js/function "x"'),
    [2, '', 'has a text that begins with "!"', 'Put the whole text in double quotes.'],
  ],
  [
    'article',
    '__proto__',
    add('__proto__: {admin: true}'),
    [
      2,
      '__proto__',
      'is not a field of this file',
      'The fields here are: title, description, date, authors, tags, keywords, related, faq, discuss, draft, callToAction, sums, sources, reviewed, history.',
    ],
  ],
  [
    'article',
    'a field of 1 MB',
    set('title', 'x'.repeat(1_000_000)),
    [2, 'title', 'has 1000000 characters, and may have 90 at most', 'Remove 999910 characters.'],
  ],
  [
    'article',
    'a zero byte',
    (text) => `${text}\0`,
    [
      219,
      '',
      'has a character that is no text',
      'Remove what does not show on that line, and save the file as UTF-8 text.',
    ],
  ],
  [
    'article',
    'a control character in its title',
    set('title', '"a\\a"'),
    [2, 'title', 'must not contain control characters', 'Correct the value.'],
  ],
  [
    'article',
    'bytes that are not UTF-8',
    (text) => Buffer.concat([Buffer.from(text), Buffer.from('\xFC', 'latin1')]),
    [
      219,
      '',
      'has a character that is no text',
      'Remove what does not show on that line, and save the file as UTF-8 text.',
    ],
  ],
  [
    'article',
    'yes for true',
    add('draft: yes'),
    [2, 'draft', 'has the wrong type', 'Write true or false, without quotes.'],
  ],
  [
    'article',
    'a path as related',
    set('related', '[../../etc]'),
    [11, 'related[0]', 'must be lower-case words joined by hyphens', 'Correct the value.'],
  ],
  [
    'article',
    'a question without its answer',
    set('faq', '[{question: Why}]'),
    [13, 'faq[0].answer', 'is missing', 'Add it: a text.'],
  ],
  // Their topics and authors
  [
    'topics',
    'a label that is missing',
    (text) => text.replace(/- label: .*\n {2}/, '- '),
    [3, '[0].label', 'is missing', 'Add it: a text.'],
  ],
  [
    'topics',
    'a label that cannot be an address',
    (text) => text.replace(/label: .*/, 'label: A/B tests'),
    [3, '[0].label', 'may have letters, digits, hyphens and single spaces', 'Correct the value.'],
  ],
  [
    'topics',
    'a label that is there twice',
    (text) => text.replace('label: Marketing', 'label: social media'),
    [null, '', 'has a label twice', 'Correct the value.'],
  ],
  ['topics', 'an empty file', whole('[]'), [null, '', 'has 0 items, and needs 1 at least', 'Add 1 item.']],
  [
    'authors',
    'a script as address',
    (text) => text.replace(/url: .*/, 'url: javascript:x'),
    [5, 'editorial-team.url', 'must be the path of a page of this site', 'Correct the value.'],
  ],
  [
    'authors',
    'an open bracket',
    whole('a: ['),
    [
      1,
      '',
      'opens a "[" that is not closed',
      'Write "]" after the last item, or put a text that begins with "[" in quotes.',
    ],
  ],
];
