import fs from 'node:fs';
import {linkProblems} from '../../src/plugins/authoring/check/links';
import {told} from '../support/told';
import {useSmallSite} from '../support/smallSite';

const site = useSmallSite();
const file = 'blog/a.mdx';
const RECIPE = '/services/growth-recipes/essential-klaviyo-flows';

const toldOf = (text: string, name = file) => told(linkProblems(site.path(), [{file: name, text}]));

test('a link to a page that is not there has its line, and the page that was meant', () => {
  const text = `See [the flows](${RECIPE}s#setup).\n\n[Elsewhere][1]\n\n[1]: /no-such-page\n`;
  expect(toldOf(text)).toEqual([
    `1 ${RECIPE}s leads to no page of this site`,
    '5 /no-such-page leads to no page of this site',
  ]);
  const [first] = linkProblems(site.path(), [{file, text}]);
  expect(first?.remedy).toBe(`Did you mean "${RECIPE}"? Write the path of a page, such as /contact.`);
});

test('a link to a draft says so, since the address is right', () => {
  fs.writeFileSync(site.full('blog/not-yet.mdx'), '---\ndraft: true\n---\n');
  const [first] = linkProblems(site.path(), [{file, text: 'See [this](/philosophy/journal/not-yet).\n'}]);
  expect(first).toMatchObject({
    problem: 'leads to a draft, which no build has',
    remedy: 'Remove "draft: true" from blog/not-yet.mdx, or link to another page.',
  });
});

test('fields and attributes that lead to a page are links', () => {
  expect(toldOf('action:\n  to: /contacts\n  text: Get in touch\n', 'src/data/hubs/a.yaml')).toEqual([
    '2 /contacts leads to no page of this site',
  ]);
  expect(toldOf('a:\n  name: A\n  url: /network/advisors/gone\n', 'blog/authors.yml')).toEqual([
    '3 /network/advisors/gone leads to no page of this site',
  ]);
  expect(toldOf('<PageLink to="/custommers" text="All clients" />\n')).toEqual([
    '1 /custommers leads to no page of this site',
  ]);
});

test('pages, their parts and questions, files, and what is only shown may stay', () => {
  fs.mkdirSync(site.full('static/papers'), {recursive: true});
  fs.writeFileSync(site.full('static/papers/plan.csv'), 'a\n');
  fs.mkdirSync(site.full('src/pages/contact'), {recursive: true});
  fs.writeFileSync(site.full('src/pages/contact/index.tsx'), '');
  const pages = [
    '/contact',
    '/services/growth-recipes?stage=interest',
    `${RECIPE}#setup`,
    '/papers/plan.csv',
  ];
  const beside = './pmax-optimization-2025.mdx';
  expect(toldOf([...pages, beside, 'https://a.example/b'].map((to) => `[a](${to})\n`).join(''))).toEqual([]);
  expect(toldOf('```md\n[a](/nowhere)\n```\n`[b](/nowhere)`\n')).toEqual([]);
  expect(toldOf('---\ndraft: true\n---\n\n[Not yet](/nowhere)\n')).toEqual([]);
});

test('a file beside the text that is not there is a broken link', () => {
  expect(toldOf('[a](./gone.mdx)\n')).toEqual(['1 ./gone.mdx leads to no page of this site']);
});

test('an address that is neither a path nor whole has what was meant, though a draft may keep it', () => {
  const links = [
    'www.example.org',
    'example.org/page',
    'hello@example.com',
    'philosophy/journal',
    'blog/pmax-optimization-2025.mdx',
    'no-such-page',
  ];
  const text = `${links.map((to) => `[a](${to})`).join('\n')}\n\n[b]: www.example.org\n`;
  const remedies = linkProblems(site.path(), [{file, text}]).map(({line, value, remedy}) => [
    line,
    value,
    remedy,
  ]);
  expect(remedies).toEqual([
    [1, 'www.example.org', 'Write https://www.example.org.'],
    [2, 'example.org/page', 'Write https://example.org/page.'],
    [3, 'hello@example.com', 'Write mailto:hello@example.com.'],
    [4, 'philosophy/journal', 'Write /philosophy/journal.'],
    [5, 'blog/pmax-optimization-2025.mdx', 'Write /philosophy/journal/pmax-optimization-2025.'],
    [6, 'no-such-page', 'Write the path of a page, such as /contact.'],
    [8, 'www.example.org', 'Write https://www.example.org.'],
  ]);
  expect(toldOf(text)[0]).toBe('1 www.example.org is neither the path of a page nor a whole address');
  expect(toldOf(`---\ndraft: true\n---\n\n${text}`)).toEqual([]);
});

test('whole addresses, parts of the text, a file beside it, footnotes and images are left alone', () => {
  const right = ['https://a.example/b', 'mailto:a@example.com', '#setup', 'pmax-optimization-2025.mdx'];
  expect(toldOf(right.map((to) => `[a](${to})\n`).join(''))).toEqual([]);
  expect(
    toldOf('As found.[^1] ![Margins](/img/none.webp) ![Margins](none.webp)\n\n[^1]: Words of a note.\n'),
  ).toEqual([]);
});
