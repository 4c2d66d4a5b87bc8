import fs from 'node:fs';
import path from 'node:path';
import {formatProblems} from '../../../src/plugins/problems';
import {proseProblems} from '../../../src/plugins/writers/check/prose';
import {headingProblems, linkProblems} from '../../../src/plugins/writers/check/structure';
import {repeatedSentences} from '../../../src/plugins/writers/check/whole';
import {scaffold} from '../../../src/plugins/writers/scaffold';
import {recipe} from '../recipes/fixtures';
import {generate, smallSite} from './site';

const DAY = '2026-01-02';
let site: string;

beforeEach(() => {
  site = smallSite();
});

afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');

test.each([
  ['recipe', 'src/data/recipes/win-back.yaml', /recipes:generate/],
  ['article', 'blog/win-back.mdx', /remove "draft: true"/],
  ['advisor', 'src/data/advisors/win-back.yaml', /profiles:generate/],
  ['client', 'src/data/clients/win-back.yaml', /draw its logo/],
  ['project', 'src/data/projects/win-back.yaml', /whose project/],
])(
  'new %s writes a file that passes the checks, says what is next, and never overwrites',
  (kind, file, next) => {
    expect(scaffold(site, kind, 'win-back', DAY)).toMatch(next);
    expect(() => generate(site)).not.toThrow();
    const source = {file, text: read(file)};
    const structure = kind === 'article' ? [...headingProblems(source), ...linkProblems(site, source)] : [];
    expect([...proseProblems(source), ...structure]).toEqual([]);
    expect(() => scaffold(site, kind, 'win-back', DAY)).toThrow(/exists already/);
    expect(read(file)).toBe(source.text);
  },
);

test.each(['Ünicode', '../x', 'a b', 'A', '', 'a--b', 'x'.repeat(41), '2026', 'true', 'null', '1e5', '0x1f'])(
  '%j cannot be an id',
  (id) => {
    expect(() => scaffold(site, 'recipe', id, DAY)).toThrow(/cannot be an id/);
  },
);

test.each(['recipes', '', 'constructor'])('%j is no kind of content', (kind) => {
  expect(() => scaffold(site, kind, 'x', DAY)).toThrow(
    /Use one of: recipe, article, advisor, client, project/,
  );
});

describe('wording', () => {
  const told = (text: string, file = 'blog/a.mdx') =>
    proseProblems({file, text}).map(({line, value, problem}) => `${line ?? ''} ${String(value)} ${problem}`);

  test('American spelling, words we do not use, doubled words, em dashes and exclamation marks are told', () => {
    expect(told('The color.\nWe leverage\nthe the\na — b\nBuy now!\n')).toEqual([
      '1 color is American spelling',
      '2 leverage is a word we do not use',
      '3 the the stands twice in a row',
      '4 — is an em dash',
      '5 w! ends with an exclamation mark',
    ]);
  });

  test('code, addresses and ids are not prose', () => {
    expect(told('```css\ncolor: red\n```\n`color` [a](/color) https://a.example/color\nid: color\n')).toEqual(
      [],
    );
  });
});

test('headings keep their order', () => {
  const told = headingProblems({file: 'blog/a.mdx', text: '---\n# no heading\n---\n## A\n#### B\n# C\n'});
  expect(told.map(({line, value}) => [line, value])).toEqual([
    [5, 'B'],
    [6, 'C'],
  ]);
});

test('images have a description and a file, links a whole address', () => {
  const text = '![](/img/none.png)\n[a](http://a.example)\n[b](https://a.example)\n';
  expect(linkProblems(site, {file: 'blog/a.mdx', text}).map(({problem}) => problem)).toEqual([
    'is an image without a description',
    'is an image that does not exist',
    'is not a whole https address',
  ]);
});

test('a sentence in two recipes is told with both files', () => {
  const report = formatProblems(
    repeatedSentences([
      recipe({id: 'a', name: 'A', caseStudy: 'We did one thing well.'}),
      recipe({id: 'b', name: 'B', caseStudy: 'We did one thing well.'}),
    ]),
  );
  expect(report).toMatch(
    /b\.yaml\n.*stands in src\/data\/recipes\/a\.yaml, too[\s\S]*1 problem in 1 file\.$/,
  );
});
