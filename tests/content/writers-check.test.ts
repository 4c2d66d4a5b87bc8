import fs from 'node:fs';
import path from 'node:path';
import {clientSchema} from '../../src/data/clients/schema';
import {readArticles} from '../../src/plugins/journal/frontMatter';
import type {Problem} from '../../src/plugins/problems';
import {imageFileProblems, imageProblems, portraitProblems} from '../../src/plugins/writers/check/images';
import {linkProblems, type Pages} from '../../src/plugins/writers/check/links';
import {proseProblems, SPELLING} from '../../src/plugins/writers/check/prose';
import {spellingProblems, wordListProblems} from '../../src/plugins/writers/check/spelling';
import {headingProblems} from '../../src/plugins/writers/check/structure';
import {
  readingTimes,
  repeatedSentences,
  sharedMarks,
  unusedData,
} from '../../src/plugins/writers/check/whole';
import {unfilledProblems} from '../../src/plugins/writers/check/unfilled';
import {articleTemplate} from '../../src/plugins/writers/new/articleTemplate';
import {recipeTemplate} from '../../src/plugins/writers/new/recipeTemplate';
import {recipe} from '../unit/recipes/fixtures';
import {FILES, smallSite} from '../unit/plugins/site';
import {readProfiles} from '../../src/plugins/profiles/read';

let site: string;

beforeEach(() => {
  site = smallSite();
});

afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

const full = (file: string) => path.join(site, file);
const file = 'blog/a.mdx';
const told = (problems: readonly Problem[]) =>
  problems.map(({line, value, problem}) =>
    [line, value as string | number | undefined, problem].filter((part) => part !== undefined).join(' '),
  );

test('words we do not use, American spelling, doubled words, em dashes and exclamation marks are told', () => {
  const text = 'The catalog.\nWe leverage\nthe the\na — b\nBuy now!\n';
  expect(told(proseProblems({file, text}))).toEqual([
    '1 catalog is American spelling',
    '2 leverage is a word we do not use',
    '3 the the stands twice in a row',
    '4 — is an em dash',
    '5 w! ends with an exclamation mark',
  ]);
});

test('what a new file says is told until it is written anew, but in a draft', () => {
  const article = articleTemplate({title: 'Calls'}, '2026-01-31');
  expect(unfilledProblems({file: 'blog/calls.mdx', text: article})).toEqual([]);
  const published = article.replace('draft: true\n', '');
  expect(unfilledProblems({file: 'blog/calls.mdx', text: published}).length).toBeGreaterThan(5);
  const recipeText = recipeTemplate('calls', {title: 'Calls'}, '2026-01-31');
  const lines = told(unfilledProblems({file: 'src/data/recipes/calls.yaml', text: recipeText}));
  expect(lines).toContain(
    '17 25 to 45 words: the mechanism, and the result it gives. still says what a new file says',
  );
  expect(lines.join('\n')).not.toContain('timeframe');
});

test('code, addresses and ids are not prose', () => {
  const text = '```css\ncolor: red\n```\n`color` [a](/catalog) https://a.example/catalog\nid: catalog\n';
  expect(proseProblems({file, text})).toEqual([]);
});

test('words that no dictionary has are told, with what may be meant; our own list of American forms is no more than needed', () => {
  const ours = Object.keys(SPELLING).join(' ');
  const problems = spellingProblems([
    {file, text: 'We recieve\nthe behavior of Klaviyo.\n`zzqx` [a](/zzqx)\n'},
    {file: 'blog/b.mdx', text: ours},
    {file: 'src/pages/a.tsx', text: '// zzqx\nexport const a = <p className="qqzz">Reciept</p>;\n'},
  ]);
  expect(told(problems)).toEqual([
    '1 recieve is not a word we know',
    '2 behavior is not a word we know',
    '2 qqzz is not a word we know',
    '2 Reciept is not a word we know',
  ]);
  expect(problems[0]?.remedy).toMatch(
    /^Did you mean receive, .*\? If it is right, add it to cspell-words\.txt\.$/,
  );
});

test('the project’s words are sorted, each once', () => {
  fs.writeFileSync(full('cspell-words.txt'), 'b\nA\nc\nC\n');
  expect(told(wordListProblems(site))).toEqual([
    '2 A is out of order, or stands twice',
    '4 C is out of order, or stands twice',
  ]);
});

test('headings keep their order', () => {
  const text = '---\n# no heading\n---\n## A\n#### B\n# C\n';
  expect(told(headingProblems({file, text}))).toEqual([
    '5 B is a heading of level 4 out of order',
    '6 C is a heading of level 1 out of order',
  ]);
});

describe('links', () => {
  const pages: Pages = new Map([
    ['/contact', undefined],
    ['/philosophy/journal/b', new Set(['found'])],
  ]);
  const of = (text: string, from = file) => told(linkProblems({file: from, text}, pages, site));

  test.each([
    '[a](/contact)',
    '[a](/contact#form)',
    '[a](/contact?x=1)',
    '[a](/philosophy/journal/b#found)',
    '[a](#what-it-says)\n\n## What it says\n',
    '[a](#own)\n\n## What it says {#own}\n',
    '[a](https://a.example/b)',
    '[a](mailto:a@b.example)',
    '`[a](/none)`\n\n```md\n[a](/none)\n```',
  ])('%j is right', (text) => expect(of(text)).toEqual([]));

  test.each([
    ['[a](/none)', '1 /none is a link to no page'],
    ['\n<a href="/none">a</a>', '2 /none is a link to no page'],
    ['[a]: /none', '1 /none is a link to no page'],
    ['[a](/philosophy/journal/b#lost)', '1 /philosophy/journal/b#lost is a link to no heading of that page'],
    ['[a](#lost)', '1 #lost is a link to no heading of that page'],
    ['[a](contact)', '1 contact is a link to no file'],
    ['[a](http://a.example)', '1 http://a.example is not a whole https address'],
    ['[a](https://)', '1 https:// is not a whole https address'],
    ['[a](javascript:x)', '1 javascript:x is not a whole https address'],
    ['[a](mailto:nobody)', '1 mailto:nobody is not a whole https address'],
  ])('%j is told', (text, expected) => expect(of(text)).toEqual([expected]));
});

describe('images', () => {
  /** A PNG that says how large it is, and nothing more. */
  function png(width: number, height: number, bytes = 33): Buffer {
    const data = Buffer.alloc(bytes);
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(data);
    data.write('IHDR', 12, 'latin1');
    data.writeUInt32BE(width, 16);
    data.writeUInt32BE(height, 20);
    return data;
  }
  const limits = {bytes: 1_000, minWidth: 100, maxWidth: 200, maxHeight: 300};

  test.each([
    ['one that is right', png(200, 300), []],
    ['one that is heavy', png(150, 150, 1_001), ['weighs 2 KB']],
    ['one that is narrow', png(99, 150), ['is 99 pixels wide']],
    ['one that is wide', png(201, 150), ['is 201 x 150 pixels']],
    ['one that is high', png(150, 301), ['is 150 x 301 pixels']],
    ['one that is none', Buffer.from('hello'), ['is not an image']],
    [
      'a drawing, which has no pixels',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      [],
    ],
  ])('%s', (name, data, expected) => {
    const onDisk = full(name.includes('drawing') ? 'a.svg' : 'a.png');
    fs.writeFileSync(onDisk, data);
    expect(told(imageFileProblems({file}, onDisk, limits))).toEqual(expected);
  });

  test('in a text they have a description and a file of this site', () => {
    const text = '![](/img/none.png)\n![a](https://a.example/b.png)\n<img src="/img/a.png" />\n';
    expect(told(imageProblems(site, {file, text}))).toEqual([
      '3 is an <img> tag, whose size nobody knows before it has loaded',
      '1 /img/none.png is an image without a description',
      '1 /img/none.png is an image that does not exist',
      '2 https://a.example/b.png is an image of another site',
    ]);
  });

  test('portraits are there, and each is somebody’s', () => {
    const [advisor] = readProfiles(site).advisors;
    fs.mkdirSync(full('static/img/advisors'), {recursive: true});
    fs.writeFileSync(full('static/img/advisors/nobody.png'), png(320, 400));
    if (advisor === undefined) {
      throw new Error('there is no advisor');
    }
    expect(told(portraitProblems(site, [{...advisor, image: 'gone.png'}]))).toEqual([
      'static/img/advisors/gone.png is an image that does not exist',
      'is the portrait of nobody',
    ]);
  });
});

test('a sentence in two recipes is told with both files', () => {
  const two = [
    recipe({id: 'a', name: 'A', caseStudy: 'We did one thing well.'}),
    recipe({id: 'b', name: 'B', caseStudy: 'We did one thing well.'}),
  ];
  expect(told(repeatedSentences(two))).toContain(
    'We did one thing well. stands in src/data/recipes/a.yaml, too',
  );
});

test('a published article takes 8, 10 or 12 minutes; a draft takes its time', () => {
  const [article] = readArticles(site).articles;
  if (article === undefined) {
    throw new Error('there is no article');
  }
  expect(readingTimes([article])).toEqual([]);
  const short = {...article, body: 'Too short.'};
  expect(told(readingTimes([short]))).toEqual(['1 takes a number of minutes to read that we do not have']);
  expect(readingTimes([{...short, front: {...article.front, draft: true}}])).toEqual([]);
});

test('a topic without an article and a note without a recipe are told', () => {
  const {articles} = readArticles(site);
  fs.mkdirSync(full('docs/_notes'), {recursive: true});
  fs.writeFileSync(full('docs/_notes/gone.mdx'), '## More\n');
  const used = articles[0]?.front.tags ?? [];
  const found = unusedData(site, [recipe()], articles, [...used, 'gardening']);
  expect(found.map((problem) => [problem.file, problem.problem])).toEqual([
    ['blog/tags.yml', 'is a topic without an article'],
    ['docs/_notes/gone.mdx', 'belongs to no recipe'],
  ]);
});

test('two clients with one mark are told', () => {
  const [client] = readProfiles(site).clients;
  const parsed = clientSchema.parse(client);
  expect(told(sharedMarks([parsed, {...parsed, id: 'other'}]))).toEqual(['is the mark of noms, too']);
});

test('the site these begin from has none of this', () => {
  const text = fs.readFileSync(full(FILES.article), 'utf8');
  const source = {file: FILES.article, text};
  expect([...proseProblems(source), ...headingProblems(source), ...imageProblems(site, source)]).toEqual([]);
});
