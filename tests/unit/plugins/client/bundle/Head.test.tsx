import {act, render} from '@testing-library/react';
import type {ComponentType, ReactNode} from 'react';
import {Helmet as Original, HelmetProvider} from 'react-helmet-async';
import {Helmet as Ours} from '@site/src/plugins/client/bundle/Head';

type Head = ComponentType<{children?: ReactNode}>;

/** A page as Docusaurus makes one: defaults of the site first, then what the page itself says. */
function page(Head: Head, name: string, more: ReactNode = null) {
  return (
    <HelmetProvider>
      <Head>
        <html lang="en" data-has-hydrated />
        <title>Site</title>
        <meta property="og:title" content="Site" />
        <link rel="icon" href="/icon.svg" />
      </Head>
      <main key={name}>
        <Head>
          <html className={name} />
          <link rel="canonical" href={`https://example.com/${name}`} />
          <link rel="preload" as="font" href="/font.woff2" crossOrigin="anonymous" />
        </Head>
        <Head>
          <title>{name}</title>
          <meta property="og:title" content={name} />
          <meta name="description" content={`About ${name}`} />
          <meta property="og:image:width" content="1200" />
          <>
            <script type="application/ld+json">{`{"name":"${name}"}`}</script>
            <script type="application/ld+json">{`{"list":"${name}"}`}</script>
          </>
        </Head>
        <Head>{more}</Head>
      </main>
    </HelmetProvider>
  );
}

/** What the document says after a visit to several pages. */
async function visited(Head: Head) {
  const seen: unknown[] = [];
  const note = async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const {documentElement: root, head, title} = document;
    const tags = [...head.querySelectorAll('[data-rh]')].map(({outerHTML}) => outerHTML);
    const attributes = ['lang', 'class', 'data-has-hydrated'].map((attribute) =>
      root.getAttribute(attribute),
    );
    seen.push({title, attributes, tags: tags.sort()});
  };
  const {rerender, unmount} = render(page(Head, 'first'));
  await note();
  rerender(page(Head, 'second', <meta name="robots" content="noindex" />));
  await note();
  rerender(page(Head, 'third'));
  await note();
  unmount();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  document.head.replaceChildren();
  return seen;
}

test('the head says what it would say by way of react-helmet-async', async () => {
  const expected = await visited(Original as Head);
  expect(await visited(Ours)).toEqual(expected);
});

test('tags that the server wrote stay the same elements', async () => {
  document.head.innerHTML = '<link data-rh="true" rel="icon" href="/icon.svg">';
  const served = document.head.firstElementChild;
  render(page(Ours, 'first'));
  await act(() => Promise.resolve());
  expect(document.head.querySelector('[rel=icon]')).toBe(served);
  expect(document.title).toBe('first');
});
