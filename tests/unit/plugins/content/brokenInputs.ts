import {CHANNELS} from '../../../../src/data/recipes/taxonomy';
import {FILES} from '../../../support/smallSite';

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

/** What a case has besides its kind and its client. */
const CASE =
  'outcome: failed, shop: Shoes, did: Two halves, figures: [{label: Orders, after: "5"}], wrong: Nothing';
/** The fields of a recipe, as a message lists them. */
const RECIPE_FIELDS =
  'id, name, channels, objective, effortLevel, expectedImpact, buyingCycle, investmentRequired, timeframe, published, related, page, description, by, fit, requires, steps, table, decide, picture, assetsNeeded, dependencies, caseStudy, optimizationTips, source, case, plan, calculators, papers, sums, sources, reviewed';
const NO_FRONT_MATTER =
  'line 1: has no front matter. Begin the file with a line "---", the fields of blog/README.md, and a line "---".';

/** Mistakes by their files: what is wrong, how it comes about, and the first message, on one line. */
export const BROKEN: Record<string, [name: string, change: Change, said: string][]> = {
  [FILES.recipe]: [
    [
      'an open bracket',
      add('extra: [a'),
      'line 1: has a text that begins with "[", which YAML takes for its own. Put the whole text in double quotes. Where a list is meant, close it.',
    ],
    [
      'a tab as indentation',
      add('page:\n\theading: x'),
      'line 2: is indented with a tab. Indent with spaces, two for each level.',
    ],
    [
      'a text that would end a script of the page',
      set('description', '"Ends</script><script>alert(1)</script>"'),
      'line 14, description: has an HTML tag, which no text may have (got "Ends</script><script>alert(1)</script>"). Remove it: a text is shown as it is written.',
    ],
    [
      'a field that is there twice',
      add('id: essential-klaviyo-flows'),
      'line 2: has the field "id" a second time. Keep one of the two.',
    ],
    [
      'an open quote',
      set('name', '"Open'),
      'line 2: opens a quote that is not closed where its text ends. Close it, or put the whole text in double quotes. A quote within those is written as \\".',
    ],
    [
      'a colon within a text',
      set('name', 'Flows: the first nine'),
      'line 2: has ": " within a text, as if a field began there. Put the whole text in double quotes.',
    ],
    [
      'a text with a sign of numbers, unquoted',
      set('name', 'Order #1042 of 2'),
      'line 2: ends before "#1042 of 2", which YAML reads as a comment. Put the whole text in double quotes.',
    ],
    [
      'a number with a comma within braces',
      set('name', '{rate: 3,1}'),
      'line 2: has a comma within a number. Write it with a point, or the text in quotes.',
    ],
    [
      'two documents',
      (text) => `${text}---\n${text}`,
      'line 107: cannot be read as YAML: Source contains multiple documents; please use YAML.parseAllDocuments(). Correct that line.',
    ],
    ['an empty file', whole(''), 'id: is missing. Add it: a text.'],
    [
      'a list',
      whole('- a\n- b\n'),
      'has the wrong type (got ["a","b"]). Write fields, each as "name: value".',
    ],
    [
      'bytes that are not UTF-8',
      (text) => Buffer.concat([Buffer.from('# \xFC\n', 'latin1'), Buffer.from(text)]),
      'line 1: is not written in UTF-8. Save the file as UTF-8 text.',
    ],
    [
      'a zero byte',
      set('source', '"Team\\0"'),
      'line 84, source: must not contain control characters (got "Team\\u0000"). Correct the value.',
    ],
    [
      'an unknown field',
      add('efortLevel: Low'),
      `line 1, efortLevel: is not a field of this file. Did you mean "effortLevel"? The fields here are: ${RECIPE_FIELDS}.`,
    ],
    [
      '__proto__',
      add('__proto__: {admin: true}'),
      `line 1, __proto__: is not a field of this file. The fields here are: ${RECIPE_FIELDS}.`,
    ],
    [
      'a number for a text',
      set('name', '12'),
      'line 2, name: has the wrong type (got 12). Write a text, in quotes.',
    ],
    [
      'a text for a list',
      set('steps', 'One. Two.'),
      'line 18, steps: has the wrong type (got "One. Two."). Write a list, each item on a line of its own after "- ".',
    ],
    [
      'a sentence with a colon in a list of texts',
      set('dependencies', '\n  - Consent: calls and texts\n  - A list'),
      'line 62, dependencies[0]: has ": " within a text, as if a field began there (got {"Consent":"calls and texts"}). Put the whole text in double quotes.',
    ],
    [
      'a decimal comma',
      add('plan: {setUpDays: "1,5", runsDays: 60}'),
      'line 1, plan.setUpDays: has a comma within a number (got "1,5"). Write it with a point: 1.5.',
    ],
    [
      'a comma between thousands',
      add('plan: {setUpDays: "1,500", runsDays: 60}'),
      'line 1, plan.setUpDays: has a comma within a number (got "1,500"). Write 1500 for thousands, or a decimal with a point.',
    ],
    [
      'yes for true',
      set('investmentRequired', 'yes'),
      'line 10, investmentRequired: has the wrong type (got "yes"). Write true or false, without quotes.',
    ],
    [
      'null',
      set('name', 'null'),
      'line 2, name: has no value. Write a text; what follows "#" is a comment unless quoted.',
    ],
    [
      'a level in lower case',
      set('effortLevel', 'low'),
      'line 7, effortLevel: is not an allowed value (got "low"). Did you mean "Low"? Use one of: Low, Medium, High.',
    ],
    [
      'an unknown channel',
      set('channels', '[Email, Beekeeping]'),
      `line 3, channels[1]: is not an allowed value (got "Beekeeping"). Use one of: ${CHANNELS.join(', ')}.`,
    ],
    [
      'a channel twice',
      set('channels', '[Email, Email]'),
      'line 3, channels: names a channel twice (got ["Email","Email"]). Correct the value.',
    ],
    ['a text of spaces', set('name', '"  "'), 'line 2, name: is empty. Write the text.'],
    [
      'too few steps',
      set('steps', '[{phase: prepare, do: One, how: One.}]'),
      'line 18, steps: has 1 item, and needs 6 at least. Add 5 items.',
    ],
    [
      'a field of 1 MB',
      set('name', 'x'.repeat(1_000_000)),
      `line 2, name: has 1000000 characters, and may have 80 at most (got "${'x'.repeat(79)}..."). Remove 999920 characters.`,
    ],
    [
      'a day that does not exist',
      set('published', '2025-02-30'),
      'line 12, published: is a day that does not exist (got "2025-02-30"). Look it up in a calendar.',
    ],
    [
      'a text that turns its direction',
      set('source', '"Team \\u202Egpj"'),
      'line 84, source: must not contain control characters (got "Team \u202Egpj"). Correct the value.',
    ],
    [
      'a path as id',
      set('id', '../../../etc/passwd'),
      'line 1, id: must be lower-case words joined by hyphens (got "../../../etc/passwd"). Write "etc-passwd".',
    ],
    [
      'another id than the file',
      set('id', 'other'),
      'line 1, id: differs from the name of its file (got "other"). Write "id: essential-klaviyo-flows", or rename the file to other.yaml.',
    ],
    [
      'itself as related',
      set('related', '[essential-klaviyo-flows]'),
      'line 13, related[0]: names the recipe itself (got "essential-klaviyo-flows"). Remove it.',
    ],
    [
      'an unknown related id',
      set('related', '[gone]'),
      'line 13, related[0]: is not the id of any recipe (got "gone"). Use the name of a file in src/data/recipes, without its ending.',
    ],
    [
      'a case of an unknown client',
      set('case', `{client: nons, ${CASE}}`),
      'line 85, case.client: is not the id of any client (got "nons"). Did you mean "noms"? Use the name of a file in src/data/clients, without its ending.',
    ],
    [
      'a client’s case without its client',
      set('case', `{${CASE}}`),
      'line 85, case.client: is missing. Add client: <id of a client>, or sample: true where the case is an example.',
    ],
    [
      'an example with a client',
      set('case', `{sample: true, client: noms, ${CASE}}`),
      'line 85, case.client: names a client where the case is an example. Remove client, or remove sample: true.',
    ],
    [
      'no day of publication',
      remove('published'),
      'published: is missing. Add it: a day such as 2026-11-22.',
    ],
    [
      'a year as day of publication',
      set('published', '2026'),
      'line 12, published: has the wrong type (got 2026). Write a day such as 2026-11-22.',
    ],
  ],
  [FILES.advisor]: [
    [
      'an image with a space in its name',
      add('image: Ada Nilsson.png'),
      'line 1, image: must be the name of an image file (got "Ada Nilsson.png"). Name the file Ada_Nilsson.png, without spaces, and write that.',
    ],
    [
      'a place of 0',
      set('position', '0'),
      'line 2, position: must be 1 at least (got 0). Correct the number.',
    ],
    [
      'a place in words',
      set('position', 'first'),
      'line 2, position: has the wrong type (got "first"). Write a number, without quotes.',
    ],
    [
      'a profile without its bio',
      set('profile', '{shortDescriptor: Works out what a customer may cost before anyone buys one}'),
      'line 7, profile.bio: is missing. Add it: a list, each item on a line of its own after "- ".',
    ],
  ],
  [FILES.client]: [
    [
      'a script as website',
      set('website', 'javascript:alert(1)'),
      'line 10, website: is not a whole address (got "javascript:alert(1)"). Write it as https://example.com.',
    ],
    [
      'markup as logo',
      set('logo', '{path: "<script>", hue: blue, lettering: text}'),
      'line 5, logo.path: must be SVG path data (got "<script>"). Correct the value.',
    ],
  ],
  [FILES.project]: [
    [
      'an unknown advisor',
      set('advisor', 'nobody'),
      'line 8, advisor: is not the id of any advisor (got "nobody"). Use the name of a file in src/data/advisors, without its ending.',
    ],
    [
      'a metric of the wrong shape',
      set('metrics', '[a, b, c]'),
      'line 10, metrics[0]: has the wrong type (got "a"). Write fields, each as "name: value".',
    ],
  ],
  [FILES.article]: [
    ['no front matter', (text) => text.replace(/^---[\s\S]*?^---$/m, ''), NO_FRONT_MATTER],
    [
      'front matter that is not closed',
      (text) => text.replace(/\n---\n/, '\n'),
      'line 1: has front matter that does not end. Write "---" on a line of its own below its last field.',
    ],
    [
      'front matter that is closed by two hyphens',
      (text) => text.replace(/\n---\n/, '\n--\n'),
      'line 55: has front matter that does not end. Write "---" on a line of its own below its last field.',
    ],
    [
      'a short description',
      set('description', 'Short.'),
      'line 3, description: has 6 characters, and needs 90 at least (got "Short."). Add 84 characters.',
    ],
    [
      'a date in words',
      set('date', '3 March 2025'),
      'line 6, date: is not a day (got "3 March 2025"). Write a day as 2025-03-11.',
    ],
    [
      'an unknown author',
      set('authors', '[nobody]'),
      'line 7, authors[0]: is not an allowed value (got "nobody"). Use one of: editorial-team, matteo-ferrante, clara-vasquez, jonas-brandt.',
    ],
    [
      'an unknown topic',
      set('tags', '[gardening]'),
      'line 8, tags[0]: is not an allowed value (got "gardening"). Did you mean "marketing"? Use one of: social-media, marketing, content-creation, ai-tools, automation, monitoring, workflows, ai-powered-development, crm, paid-ads, google-ads, performance-marketing, fund-raising, productivity, tooling, growth-strategy, data-analytics, strategy, e-commerce. Or begin it: npm run new topic gardening.',
    ],
    [
      'an unknown field',
      add('autor: me'),
      'line 2, autor: is not a field of this file. Did you mean "authors"? The fields here are: title, description, short, date, authors, tags, keywords, related, faq, discuss, draft, callToAction, sums, sources, reviewed.',
    ],
    [
      'an address of its own',
      add('slug: elsewhere'),
      'line 2, slug: is not a field of this file. Remove it: the name of the file is the address.',
    ],
    [
      'itself as related',
      set('related', '[pmax-optimization-2025]'),
      'line 11, related[0]: names the article itself (got "pmax-optimization-2025"). Remove it.',
    ],
    [
      'front matter alone',
      (text) => text.replace(/(\n---\n)[\s\S]*/, '$1'),
      'has no text. Write the article below the second line "---".',
    ],
    ['a rule where front matter should be', (text) => `\n${text}`, NO_FRONT_MATTER],
    [
      'a title that is fields',
      set('title', '{a: b}'),
      'line 2, title: has the wrong type (got {"a":"b"}). Write a text.',
    ],
    [
      'a zero byte',
      (text) => `${text}\0`,
      'line 218: has a character that is no text. Remove what does not show on that line, and save the file as UTF-8 text.',
    ],
    [
      'a question without its answer',
      set('faq', '[{question: Why}]'),
      'line 13, faq[0].answer: is missing. Add it: a text.',
    ],
  ],
  'src/data/taxonomies/topics.yaml': [
    [
      'a label that cannot be an address',
      (text) => text.replace(/label: .*/, 'label: A/B tests'),
      'line 3, [0].label: may have letters, digits, hyphens and single spaces (got "A/B tests"). Correct the value.',
    ],
    [
      'a label that is there twice',
      (text) => text.replace('label: Marketing', 'label: social media'),
      'has a label twice (got [{"label":"Social Media","description":"What earns attention on the platforms wh...). Correct the value.',
    ],
  ],
  'blog/authors.yml': [
    [
      'a script as address',
      (text) => text.replace(/url: .*/, 'url: javascript:x'),
      'line 5, editorial-team.url: must be the path of a page of this site (got "javascript:x"). Correct the value.',
    ],
  ],
};
