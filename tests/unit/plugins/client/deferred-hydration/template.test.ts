/** @jest-environment node */
import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {DataAttributeQueryStringInlineJavaScript as BY_ADDRESS} from '@docusaurus/theme-classic/lib/inlineScripts';
import {pageTemplate} from '@site/src/plugins/client/deferred-hydration/template';

const PAGE = {
  version: '3',
  noIndex: false,
  baseUrl: '/site/',
  htmlAttributes: 'lang="en"',
  bodyAttributes: '',
  metaAttributes: ['<meta name="robots" content="noindex">'],
  headTags: '',
  preBodyTags: `a${BY_ADDRESS}b`,
  postBodyTags: '',
  appHtml: '<main>Text</main>',
  stylesheets: ['assets/css/a.css'],
  scripts: ['runtime.js', 'main.js', 'route.js', 'data.js'],
};

afterEach(() => jest.resetModules());

test('a page names its scripts, those of its route first, loads none, and takes no attribute from its address', async () => {
  const render = await compileSSGTemplate(pageTemplate());
  const html = render(PAGE);
  expect(html).not.toContain('<script');
  expect(html).not.toContain('docusaurus-data-');
  expect(html).toContain(
    '<meta name="page-scripts" content="/site/route.js /site/data.js /site/runtime.js /site/main.js">',
  );
  expect(html.indexOf('charset')).toBeLessThan(html.indexOf('page-scripts'));
  expect(html).toContain('<link rel="stylesheet" href="/site/assets/css/a.css" />');
  expect(html).toContain('<!--email_off--><div id="__docusaurus"><main>Text</main></div><!--/email_off-->');
});

test('only the answer to unknown addresses looks at its own address', async () => {
  const render = await compileSSGTemplate(pageTemplate());
  expect(render({...PAGE, metaAttributes: ['<meta name="hydrate" content="not-found">']})).toMatch(
    /<head>\s*<meta charset="UTF-8"><meta name="page-scripts"[^>]*><script>/,
  );
});

test.each([
  ['loads its scripts in another way', '" defer></script>', '" async></script>'],
  ['holds the page in another way', '<div id="__docusaurus">', '<main id="__docusaurus">'],
  ['begins in another way', 'charset="UTF-8"', 'charset="utf-8"'],
])('a template of Docusaurus that %s is reported, with the file to look at', async (_, from, to) => {
  expect(original.split(from)).toHaveLength(2);
  jest.doMock('@docusaurus/core/lib/ssg/ssgTemplate.html', () => original.replace(from, to));
  const fresh = await import('@site/src/plugins/client/deferred-hydration/template');
  expect(() => fresh.pageTemplate()).toThrow('deferred-hydration/template.ts');
});
