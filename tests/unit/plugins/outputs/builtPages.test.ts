/** @jest-environment node */
import {readPage, toPagePath} from '@site/src/plugins/outputs/builtPages';

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
