import fs from 'node:fs';
import {imageProblems} from '../../src/plugins/authoring/check/images';
import {proseProblems, SPELLING} from '../../src/plugins/authoring/check/prose';
import {spellingProblems, wordListProblems} from '../../src/plugins/authoring/check/spelling';
import {headingProblems} from '../../src/plugins/authoring/check/structure';
import {unfilledProblems} from '../../src/plugins/authoring/check/unfilled';
import {articleTemplate} from '../../src/plugins/authoring/new/articleTemplate';
import {recipeTemplate} from '../../src/plugins/authoring/new/recipeTemplate';
import {told} from '../support/told';
import {FILES, useSmallSite} from '../support/smallSite';

const site = useSmallSite();
const file = 'blog/a.mdx';

test('words we do not use, American spelling, doubled words, em dashes, exclamation marks and admonitions are told', () => {
  const text = 'The catalog.\nWe leverage\nthe the\na — b\nBuy now!\n\n:::note\nText.\n:::\n';
  expect(told(proseProblems({file, text}))).toEqual([
    '1 catalog is American spelling',
    '2 leverage is a word we do not use',
    '3 the the stands twice in a row',
    '4 — is an em dash',
    '5 w! ends with an exclamation mark',
    '7 :::note begins a Docusaurus admonition, which would show as it stands here',
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
  fs.writeFileSync(site.full('cspell-words.txt'), 'b\nA\nc\nC\n');
  expect(told(wordListProblems(site.path()))).toEqual([
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

test('the site these begin from has none of this', () => {
  const text = fs.readFileSync(site.full(FILES.article), 'utf8');
  const source = {file: FILES.article, text};
  expect([
    ...proseProblems(source),
    ...headingProblems(source),
    ...imageProblems(site.path(), source),
  ]).toEqual([]);
});
