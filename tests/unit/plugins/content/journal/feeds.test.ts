/** @jest-environment node */
import {feedContent, styleFeed} from '@site/src/plugins/content/journal/feeds';

describe('the content of a feed item', () => {
  test('has no controls and no anchors to itself', () => {
    const html =
      '<h2 class="anchor" id="a">Title<a class="hash-link" href="#a">x</a></h2><button class="copy" type="button"><svg aria-hidden="true"><path d="M0"/></svg> Copy</button><div role="status"></div>';
    expect(feedContent(html)).toBe('<h2 id="a">Title</h2>');
  });

  test('says what a drawing shows, and drops decoration', () => {
    expect(feedContent('<svg viewBox="0 0 1 1" role="img" aria-label="A line"><path/></svg>')).toBe(
      '<p><em>Drawing: A line</em></p>',
    );
    expect(feedContent('<p><svg aria-hidden="true"><path/></svg>Text</p>')).toBe('<p>Text</p>');
  });

  test('has nothing of what a link to another site says and shows on ours', () => {
    const html =
      'Ask <a href="https://theirs.test" target="_blank">them <svg aria-hidden="true"><path/></svg><span class="srOnly">(opens in a new tab)</span></a>.';
    expect(feedContent(html)).toBe('Ask <a href="https://theirs.test" target="_blank">them</a>.');
  });

  test('keeps the space at the end of a link that says nothing about itself', () => {
    const html = 'Ask <a href="/x">them </a>now.';
    expect(feedContent(html)).toBe(html);
  });

  test('keeps the words of a link apart around what it leaves out', () => {
    const html = '<a href="/x">Two <span class="srOnly">or</span>three</a>';
    expect(feedContent(html)).toBe('<a href="/x">Two three</a>');
  });

  test('shows code as it is written', () => {
    const code =
      '<pre><code>&lt;p class="lead" style="color: red"&gt;&lt;button&gt;Go&lt;/button&gt;</code></pre>';
    expect(feedContent(code.replace('<pre>', '<pre class="code" tabindex="0" data-x="1">'))).toBe(code);
  });
});

describe('a feed in a browser', () => {
  test('RSS names its stylesheet and has a link in each item', () => {
    const styled = styleFeed(
      '<?xml version="1.0" encoding="utf-8"?><rss><channel><link>https://s</link><item><title>A</title><link>https://s/a</link></item><item><link>https://s/b</link></item></channel></rss>',
    );
    expect(styled).toMatch(/^<\?xml [^>]*\?><\?xml-stylesheet type="text\/css" href="feed.css"\?>/);
    expect(
      styled.match(/<a xmlns="http:\/\/www.w3.org\/1999\/xhtml" href="https:\/\/s\/[ab]">/g),
    ).toHaveLength(2);
  });

  test('Atom does too', () => {
    const styled = styleFeed(
      '<?xml version="1.0" encoding="utf-8"?><feed><link rel="alternate" href="https://s"/><entry><link href="https://s/a"/></entry></feed>',
    );
    expect(styled.match(/<a xmlns=/g)).toHaveLength(1);
  });
});
