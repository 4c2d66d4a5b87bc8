/** @jest-environment node */
import {evidenceMarkdown} from '@site/src/data/evidence/markdown';
import {readPage, toPagePath} from '@site/src/plugins/lib/builtPages';
import {llmsText} from '@site/src/plugins/output/discovery/llms';
import {articleMarkdown, toPlainMarkdown} from '@site/src/plugins/content/journal/markdown';
import {piecesOf} from '../../../../support/mdxPieces';
import {EVIDENCE} from '../../../support/evidence';

const context = {
  absolute: (path: string) => `https://site.test${path}`,
  recipeName: (id: string) => `Recipe ${id}`,
};
const plain = (mdx: string) => toPlainMarkdown(piecesOf([mdx])[0] ?? [], context);

test('components leave their text', () => {
  expect(plain('<Callout kind="warning">\n\nMind this.\n\n</Callout>')).toBe('**Watch out**\n\nMind this.');
  expect(plain('<KeyNumber value="60 %">\n\nMost.\n\n</KeyNumber>')).toBe('**60 %**\n\nMost.');
  expect(plain('<Steps>\n\n1. One\n\n</Steps>')).toBe('1. One');
  expect(plain('<RecipeCard id="a-b" />')).toBe(
    'Growth recipe: [Recipe a-b](https://site.test/services/growth-recipes/a-b.md)',
  );
});

test('a tag is read however it is written', () => {
  const card = 'Growth recipe: [Recipe a-b](https://site.test/services/growth-recipes/a-b.md)';
  expect(plain("<RecipeCard id='a-b' />")).toBe(card);
  expect(plain('<RecipeCard\n  id="a-b"\n></RecipeCard>')).toBe(card);
  expect(plain("<Callout title='More > less'>\n  <RecipeCard id='a-b' />\n</Callout>")).toBe(
    `**More > less**\n\n${card}`,
  );
});

test('a calculator leaves its question and its answer', () => {
  expect(plain('<Calculator id="test-size" rate={5} change={-20} />')).toMatch(
    /^\[How many .+\]\(https:\/\/site\.test\/toolkit\/calculators\/test-size\?rate=5&change=-20\) You need .* fall to 4 %\. Worked out with .+\.$/,
  );
});

test('a figure leaves its caption and source, a plot its label', () => {
  const mdx = `import A from '@site/a';

<Figure
  caption="Orders > 5 fall."
  source="Example."
>
  <Plot
    label="A line falls."
    x={{label: 'Day', ticks: [1, 2]}}
    lines={[
      {
        points: [
          [1, 2],
        ],
      },
    ]}
  />
  <A />
</Figure>`;
  expect(plain(mdx)).toBe('> Orders > 5 fall. Source: Example.\n\n> Drawing: A line falls.');
});

test('code stays as it is, links become absolute', () => {
  const code = '```text\n<Steps>\nimport a;\n[x](/y)\n```\n\n`[x](/y) {/* kept */}`';
  expect(plain(code)).toBe(code);
  expect(plain('{/* left out */}\n\n![A](/a.png "/a.png")\n\n[b]: /b')).toBe(
    '![A](https://site.test/a.png "/a.png")\n\n[b]: https://site.test/b',
  );
  expect(plain('[Contact](/contact) [out](https://a.test/b)')).toBe(
    '[Contact](https://site.test/contact) [out](https://a.test/b)',
  );
});

test('an address becomes absolute however it is written, and keeps its signs', () => {
  expect(plain('[x](/q?a=1&amp;b=2) ![y](/y\\_z.png "a &amp; b")\n\n[b]: /b?c&amp;d "e"')).toBe(
    '[x](https://site.test/q?a=1&amp;b=2) ![y](https://site.test/y\\_z.png "a &amp; b")\n\n[b]: https://site.test/b?c&amp;d "e"',
  );
  expect(plain('[/a](/a) [](/a) [![/a](/i.png)]( </a b> )\n\n[/a]:\n/a')).toBe(
    '[/a](https://site.test/a) [](https://site.test/a) [![/a](https://site.test/i.png)]( <https://site.test/a b> )\n\n[/a]:\nhttps://site.test/a',
  );
});

test('an article carries its questions and its address', () => {
  const text = articleMarkdown(
    {
      title: 'T',
      description: 'D',
      short: ['Do this.', 'Then that.', 'Stop.'],
      faq: [{question: 'Why?', answer: 'So.'}],
      evidence: EVIDENCE,
      body: ['Body'],
      date: '2025-01-02',
      by: {name: 'Ada', title: 'Growth', url: '/network/advisors/ada'},
      path: '/philosophy/journal/t',
    },
    context,
  );
  expect(text).toBe(
    [
      '# T\n\n> D\n\nBy: [Ada](https://site.test/network/advisors/ada), Growth\nPublished: 2025-01-02\n\n## In short\n\n- Do this.\n- Then that.\n- Stop.\n\nBody\n\n## Questions we are asked\n\n### Why?\n\nSo.',
      ...evidenceMarkdown(EVIDENCE),
      '---\n\nhttps://site.test/philosophy/journal/t\n',
    ].join('\n\n'),
  );
});

test('a page is read from its head', () => {
  const html =
    '<title>A &amp; B | Site</title><meta name=description content="Say it"><meta name="robots" content="noindex, follow">';
  expect(readPage('/a', html, 'Site')).toEqual({
    path: '/a',
    title: 'A & B',
    description: 'Say it',
    hidden: true,
  });
  expect(['/', '/base/', '/base/a', '/base/a/'].map((route) => toPagePath(route, '/base/'))).toEqual([
    '/',
    '/',
    '/a',
    '/a',
  ]);
});

test('llms.txt names the Markdown file of every page once, and leaves hidden pages out', () => {
  const page = (path: string, hidden = false) => ({
    path,
    title: `Title ${path}`,
    description: 'About',
    hidden,
  });
  const text = llmsText(
    [
      page('/'),
      page('/philosophy/journal/a'),
      page('/philosophy/journal/topics'),
      page('/growth-hubs/x', true),
      page('/services/growth-recipes/all-channel-audit'),
      page('/services/growth-recipes/all-2'),
    ],
    {
      name: 'Site',
      tagline: 'What it is',
      absolute: context.absolute,
      main: ['/'],
      files: [['/all.json', 'All as JSON', 'every field']],
      lists: [
        {heading: 'Journal', index: undefined, paths: new Set(['/philosophy/journal/a'])},
        {heading: 'Growth hubs', index: undefined, paths: new Set(['/growth-hubs/x'])},
        {
          heading: 'Growth recipes',
          index: undefined,
          paths: new Set(['/services/growth-recipes/all-channel-audit']),
        },
      ],
    },
  );
  expect(text).toContain('# Site\n\n> What it is.\n');
  expect(text).toContain('- [Title /philosophy/journal/a](https://site.test/philosophy/journal/a.md): About');
  expect(text).toContain('(https://site.test/services/growth-recipes/all-channel-audit.md)');
  expect(text).toContain('- [Title /](https://site.test/index.md): About');
  expect(text).toContain('## More pages\n\n- [Title /philosophy/journal/topics]');
  expect(text.match(/\]\(/g)?.length).toBe(text.match(/^- /gm)?.length);
  expect(new Set(text.match(/\]\(\S+\)/g)).size).toBe(text.match(/\]\(/g)?.length);
  expect(text).not.toContain('growth-hubs/x');
});
