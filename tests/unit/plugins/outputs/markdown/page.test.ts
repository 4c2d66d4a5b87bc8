/** @jest-environment node */
import {mainContent} from '@site/src/plugins/outputs/markdown/page';

const page = (main: string, robots = '') =>
  `<html><head><link rel="canonical" href="https://site.test/a">${robots}</head><body><header>Menu</header><main data-pagefind-body>${main}</main></body></html>`;

test('a page is its main text, with whole addresses', () => {
  expect(mainContent(page('<h1>A<!-- -->b</h1><p><a href="/c#d">one</a><a href="#e">two</a></p>'))).toEqual({
    page: 'https://site.test/a',
    html: '<h1>Ab</h1> <p><a href="https://site.test/c#d">one</a> <a href="https://site.test/a#e">two</a></p>',
  });
});

test('what is bold ends with its last letter', () => {
  expect(mainContent(page('<p><strong>One: </strong>two</p>'))?.html).toBe(
    '<p><strong>One:</strong> two</p>',
  );
});

test('what is for eyes, for work or for script is left out', () => {
  const html =
    '<p>Text</p><svg><text>Drawn</text></svg><button>Go</button><img src="/a.png" alt=""><p hidden>Later</p><p class="screenOnly x">Share</p><label>Channel</label><noscript><p>Needs script</p><ul><li>All</li></ul></noscript>';
  expect(mainContent(page(html))?.html.trim()).toBe('<p>Text</p> <noscript><ul><li>All</li></ul></noscript>');
});

test('what a page says of missing script is left out, and what it has instead is not', () => {
  const html = '<noscript><p>The list needs script.</p></noscript><noscript><ul><li>One</li></ul></noscript>';
  expect(mainContent(page(html))?.html).toContain('<ul><li>One</li></ul>');
  expect(mainContent(page(html))?.html).not.toContain('needs script');
});

test.each([
  ['a drawing is its words', '<svg role="img" aria-label="A line"></svg>', '<p><em>Drawing: A line</em></p>'],
  [
    'what is folded is open',
    '<details><summary>Why</summary>So</details>',
    '<details><p>Why</p>So</details>',
  ],
  [
    'terms are a list',
    '<dl><div><dt>For</dt><dd>Shops</dd><dd>Stores</dd></div><div><dt>Who?</dt><dd>All</dd></div></dl>',
    '<ul><li><strong>For:</strong> Shops; Stores</li> <li><strong>Who?</strong> All</li></ul>',
  ],
  ['a postal address keeps its lines', '<address>A\nB</address>', '<address>A<br>B</address>'],
  ['an aside is quoted', '<div role="note"><p>Mind</p></div>', '<blockquote><p>Mind</p></blockquote>'],
  [
    'a thing to tick keeps its words',
    '<ul><li><input><label>A</label></li></ul>',
    '<ul><li><label>A</label></li></ul>',
  ],
  [
    'a numbered row to tick keeps its name, and a step only its text',
    '<ol><li><label><input><strong>A</strong></label>B</li><li><label><span>2</span></label>C</li></ol>',
    '<ol><li><label><strong>A</strong></label>B</li> <li>C</li></ol>',
  ],
  [
    'facts in a row are apart',
    '<p><span>Email</span><span>Low</span></p>',
    '<p><span>Email</span> &#xb7; <span>Low</span></p>',
  ],
  [
    'a table without a head gets an empty one',
    '<table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>',
    '<table><thead><tr><th></th> <th></th></tr></thead> <tbody><tr><th>A</th> <td>1</td></tr></tbody></table>',
  ],
])('%s', (_, html, plain) => {
  expect(mainContent(page(html))?.html).toBe(plain);
});

test('a page that asks to be left out has none', () => {
  expect(mainContent(page('<h1>A</h1>', '<meta name="robots" content="noindex">'))).toBeUndefined();
  expect(mainContent('<html><body><main>No frame</main></body></html>')).toBeUndefined();
});
