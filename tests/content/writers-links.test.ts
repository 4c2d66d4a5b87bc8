import {linkProblems, type Pages} from '../../src/plugins/authoring/check/links';
import {told} from '../support/told';
import {useSmallSite} from '../support/smallSite';

const site = useSmallSite();
const file = 'blog/a.mdx';

describe('links', () => {
  const pages: Pages = new Map([
    ['/contact', undefined],
    ['/philosophy/journal/b', new Set(['found'])],
  ]);
  const of = (text: string, from = file) => told(linkProblems({file: from, text}, pages, site.path()));

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
