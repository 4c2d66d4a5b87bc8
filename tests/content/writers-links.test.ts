import fs from 'node:fs';
import {anchorProblems, linkProblems} from '../../src/plugins/writing/check/links';
import {told} from '../support/told';
import {useSmallSite} from '../support/smallSite';

const site = useSmallSite();
const file = 'blog/a.mdx';
const RECIPE = '/services/growth-recipes/essential-klaviyo-flows';

const toldOf = (text: string, name = file) =>
  told(linkProblems(site.path(), [{file: name, text}])).map((one) => one.replace(/ leads to no page .*/, ''));

test('a link to a page that is not there has its line, and the page that was meant', () => {
  const text = `See [the flows](${RECIPE}s#setup).\n\n[Elsewhere][1]\n\n[1]: /no-such-page\n<PageLink to="/custommers" />\n`;
  expect(toldOf(text)).toEqual([`1 ${RECIPE}s`, '5 /no-such-page', '6 /custommers']);
  expect(linkProblems(site.path(), [{file, text}])[0]?.problem).toContain(`Did you mean "${RECIPE}"?`);
  expect(toldOf('action:\n  to: /contacts\n', 'src/data/hubs/a.yaml')).toEqual(['2 /contacts']);
});

test('a part that a built page has not has its file and line', () => {
  fs.writeFileSync(site.full('contact.html'), '<h2 id=write>A</h2><h2 id="call">B</h2>');
  const text = '[a](/contact#write) [b](/contact#call) `[c](/contact#d)`\n[e](/contact#wri)\n[f](/gone#g)\n';
  expect(told(anchorProblems(site.path(), [{file, text}]))).toEqual([
    '2 /contact#wri leads to no part of /contact',
  ]);
});

test('an address that is neither a path nor whole is a broken link, though a draft may keep it', () => {
  const links = ['www.example.org', 'http://example.org/page', 'hello@example.com', './gone.mdx'];
  const text = links.map((to) => `[a](${to})\n`).join('');
  expect(toldOf(text)).toEqual(links.map((to, index) => `${index + 1} ${to}`));
  expect(toldOf(`---\ndraft: true\n---\n\n${text}`)).toEqual([]);
});

test('pages, files, whole addresses, parts of the text, footnotes, images and code may stay', () => {
  fs.mkdirSync(site.full('static/papers'), {recursive: true});
  fs.writeFileSync(site.full('static/papers/plan.csv'), 'a\n');
  fs.mkdirSync(site.full('src/pages/contact'), {recursive: true});
  fs.writeFileSync(site.full('src/pages/contact/index.tsx'), '');
  const right = [
    '/contact',
    '/services/growth-recipes?stage=interest',
    `${RECIPE}#setup`,
    '/papers/plan.csv',
    './pmax-optimization-2025.mdx',
    'https://a.example/b',
    'mailto:a@example.com',
    '#setup',
  ];
  expect(toldOf(right.map((to) => `[a](${to})\n`).join(''))).toEqual([]);
  expect(toldOf('```md\n[a](/nowhere)\n```\n`[b](/nowhere)`\n')).toEqual([]);
  expect(toldOf('As found.[^1] ![Margins](/img/none.webp)\n\n[^1]: Words of a note.\n')).toEqual([]);
});
