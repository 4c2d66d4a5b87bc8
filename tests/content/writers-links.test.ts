import fs from 'node:fs';
import {contentOf} from '../../src/plugins/content/kinds';
import {anchorProblems, linkProblems} from '../../src/plugins/writing/check/links';
import {checkMarkdown} from '../../src/plugins/writing/check/markdown';
import {problemLines} from '../support/problems';
import {useSmallSite} from '../support/smallSite';

const site = useSmallSite();
const file = 'blog/a.mdx';
const RECIPE = '/services/growth-recipes/essential-klaviyo-flows';

/** What is said of the links of a text, by the rules of the build. */
const found = async (text: string) =>
  (await checkMarkdown(site.path(), [{file, text}], {lint: false})).problems;
const linesOf = async (text: string) =>
  problemLines(await found(text)).map((one) => one.replace(/ leads to no page .*/, ''));

test('a link to a page that is not there has its line, and the page that was meant', async () => {
  const text = `See [the flows](${RECIPE}s#setup).\n\n[Elsewhere][1]\n\n[1]: /no-such-page\n`;
  expect(await linesOf(text)).toEqual([`1 ${RECIPE}s#setup`, '5 /no-such-page']);
  expect((await found(text))[0]?.problem).toContain(`Did you mean "${RECIPE}"?`);
  const hub = {file: 'src/data/hubs/a.yaml', text: 'action:\n  to: /contacts\n'};
  expect(problemLines(linkProblems(contentOf(site.path()), [hub]))[0]).toMatch(
    /^2 \/contacts leads to no page/,
  );
  const words = {
    file: 'src/data/search/synonyms.yaml',
    text: 'pages:\n  - to: [/gone]\n  - to:\n      - /lost\n',
  };
  expect(problemLines(linkProblems(contentOf(site.path()), [words])).map((one) => one.slice(0, 7))).toEqual([
    '2 /gone',
    '4 /lost',
  ]);
});

test('a part that a built page has not has its file and line', () => {
  fs.writeFileSync(site.full('contact.html'), '<h2 id=write>A</h2><h2 id="call">B</h2>');
  const text = '[a](/contact#write) [b](/contact#call) `[c](/contact#d)`\n[e](/contact#wri)\n[f](/gone#g)\n';
  expect(problemLines(anchorProblems(site.path(), [{file, text}]))).toEqual([
    '2 /contact#wri leads to no part of /contact',
  ]);
});

test('an address that is neither a path nor whole is a broken link, and a draft may lead to what is not there yet', async () => {
  const links = ['www.example.org', 'http://example.org/page', 'hello@example.com', './gone.mdx'];
  const text = links.map((to) => `[a](${to})\n`).join('');
  expect(await linesOf(text)).toEqual(links.map((to, index) => `${index + 1} ${to}`));
  const draft = '---\ndraft: true\n---\n\n[a](/not-yet)\n[b](../package.json)\n';
  expect(await linesOf(draft)).toEqual(['6 ../package.json']);
});

test('pages, files, whole addresses, parts of the text, footnotes, images and code may stay', async () => {
  fs.mkdirSync(site.full('static/papers'), {recursive: true});
  fs.writeFileSync(site.full('static/papers/plan.csv'), 'a\n');
  fs.mkdirSync(site.full('src/pages/contact'), {recursive: true});
  fs.writeFileSync(site.full('src/pages/contact/index.tsx'), '');
  const right = [
    '/contact',
    '/services/growth-recipes?stage=interest',
    `${RECIPE}#setup`,
    '/papers/plan.csv',
    'https://a.example/b',
    'mailto:a@example.com',
    '#setup',
  ];
  expect(await linesOf(right.map((to) => `[a](${to})\n`).join(''))).toEqual([]);
  expect(await linesOf('```md\n[a](/nowhere)\n```\n`[b](/nowhere)`\n')).toEqual([]);
  expect(await linesOf('As found.[^1] ![Margins](/img/none.webp)\n\n[^1]: Words of a note.\n')).toEqual([]);
});
