/** @jest-environment node */
import {readable} from '@site/src/plugins/output/markdown/page';

const page = (main: string, robots = '') =>
  `<html><head><link rel="canonical" href="https://site.test/a">${robots}</head><body><header>Menu</header><main data-pagefind-body>${main}</main></body></html>`;

test('a page is its main text, with whole addresses', () => {
  expect(readable(page('<h1>A<!-- -->b</h1><p><a href="/c#d">one</a><a href="#e">two</a></p>'))).toEqual({
    page: 'https://site.test/a',
    html: '<h1>Ab</h1> <p><a href="https://site.test/c#d">one</a> <a href="https://site.test/a#e">two</a></p>',
  });
});

test('what is bold ends with its last letter', () => {
  expect(readable(page('<p><strong>One: </strong>two</p>'))?.html).toBe('<p><strong>One:</strong> two</p>');
});

test('what is for eyes or for script is left out', () => {
  const html =
    '<p>Text</p><svg><text>Drawn</text></svg><button>Go</button><img src="/a.png" alt=""><p hidden>Later</p>';
  expect(readable(page(html))?.html.trim()).toBe('<p>Text</p>');
});

test('a page that asks to be left out has none', () => {
  expect(readable(page('<h1>A</h1>', '<meta name="robots" content="noindex">'))).toBeUndefined();
  expect(readable('<html><body><main>No frame</main></body></html>')).toBeUndefined();
});
