/** @jest-environment node */
import {feedContent, latestChange} from '@site/src/plugins/content/journal/feeds';

const CODE =
  '<pre><code>&lt;p class="lead" style="color: red"&gt;&lt;button&gt;Go&lt;/button&gt;</code></pre>';

test.each([
  [
    'has no controls and no anchors to itself',
    '<h2 class="anchor" id="a">Title<a class="hash-link" href="#a">x</a></h2><button class="copy" type="button"><svg aria-hidden="true"><path d="M0"/></svg> Copy</button><div role="status"></div>',
    '<h2 id="a">Title</h2>',
  ],
  [
    'says what a drawing shows',
    '<svg viewBox="0 0 1 1" role="img" aria-label="A line"><path/></svg>',
    '<p><em>Drawing: A line</em></p>',
  ],
  ['drops decoration', '<p><svg aria-hidden="true"><path/></svg>Text</p>', '<p>Text</p>'],
  [
    'has nothing of what a link to another site says and shows on ours',
    'Ask <a href="https://theirs.test" target="_blank">them <svg aria-hidden="true"><path/></svg><span class="srOnly">(opens in a new tab)</span></a>.',
    'Ask <a href="https://theirs.test" target="_blank">them</a>.',
  ],
  [
    'keeps the space at the end of a link that says nothing about itself',
    'Ask <a href="/x">them </a>now.',
    'Ask <a href="/x">them </a>now.',
  ],
  [
    'keeps the words of a link apart around what it leaves out',
    '<a href="/x">Two <span class="srOnly">or</span>three</a>',
    '<a href="/x">Two three</a>',
  ],
  ['shows code as it is written', CODE.replace('<pre>', '<pre class="code" tabindex="0" data-x="1">'), CODE],
])('the content of a feed item %s', (_name, html, content) => {
  expect(feedContent(html)).toBe(content);
});

test('the time of a feed is that of its items, not of what an article says', () => {
  const item = (time: string, content: string) =>
    `<entry><updated>${time}</updated><content type="html"><![CDATA[${content}]]></content></entry>`;
  const said = '<kbd title="\n<updated>No day</updated>">a</kbd>';
  expect(latestChange(item('2025-02-01', said) + item('2025-01-01', said))).toEqual(new Date('2025-02-01'));
});
