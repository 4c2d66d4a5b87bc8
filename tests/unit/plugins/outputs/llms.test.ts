/** @jest-environment node */
import {readPage, toPagePath} from '@site/src/plugins/outputs/builtPages';
import {llmsText} from '@site/src/plugins/outputs/llms';

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
      absolute: (path) => `https://site.test${path}`,
    },
  );
  expect(text).toContain('# Site\n\n> What it is.\n\n## For programs\n');
  expect(text).toContain('- [Title /philosophy/journal/a](https://site.test/philosophy/journal/a.md): About');
  expect(text).toContain('(https://site.test/services/growth-recipes/all-channel-audit.md)');
  expect(text).toContain('- [Title /](https://site.test/index.md): About');
  expect(text).toContain('## More pages\n\n- [Title /philosophy/journal/topics]');
  expect(text.match(/\]\(/g)?.length).toBe(text.match(/^- /gm)?.length);
  expect(new Set(text.match(/\]\(\S+\)/g)).size).toBe(text.match(/\]\(/g)?.length);
  expect(text).not.toContain('growth-hubs/x');
});
