// Renders whole MDX files, given on standard input as a JSON list of sources, with the very pipeline of Docusaurus;
// prints a JSON list of `{frontMatter, html}`. In a separate process, because the compiler is an ES module and Jest's
// modules are not.
import {text as readAll} from 'node:stream/consumers';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {run} from '@mdx-js/mdx';
import processors from '@docusaurus/mdx-loader/lib/processor.js';
import preprocess from '@docusaurus/mdx-loader/lib/preprocessor.js';
import utils from '@docusaurus/utils';

const markdownConfig = {
  format: 'mdx',
  mermaid: false,
  emoji: false,
  mdx1Compat: {comments: false, admonitions: false, headingIds: false},
  anchors: {maintainCase: false},
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: utils.DEFAULT_PARSE_FRONT_MATTER,
};
const options = {
  markdownConfig,
  admonitions: false,
  staticDirs: [],
  siteDir: process.cwd(),
  outputFormat: 'function-body',
};
const processor = await processors.createProcessorUncached({options, format: 'mdx'});
/** Components of the page show what their attributes and their children say. */
const shown =
  (name) =>
  ({task, first, title, children}) =>
    createElement(
      name,
      null,
      task && createElement('h4', null, task),
      first && createElement('p', null, first),
      title && createElement('h5', null, title),
      children,
    );
const components = {
  Steps: shown('data-steps'),
  Step: shown('data-step'),
  Task: shown('data-task'),
  Why: shown('data-why'),
  Fold: shown('data-fold'),
  Folded: shown('data-fold'),
  Proof: shown('data-fold'),
  TitledTable: shown('data-table'),
};

async function render(source) {
  const filePath = `${process.cwd()}/docs/page.mdx`;
  const {frontMatter, content: body} = await utils.parseMarkdownFile({
    filePath,
    fileContent: source,
    parseFrontMatter: utils.DEFAULT_PARSE_FRONT_MATTER,
    removeContentTitle: true,
  });
  const content = preprocess.default({fileContent: body, filePath, markdownConfig, admonitions: false});
  const compiled = await processor.process({content, filePath, frontMatter, compilerName: 'server'});
  const {default: Page} = await run(compiled.content, {
    ...runtime,
    baseUrl: import.meta.url,
    useMDXComponents: () => ({}),
  });
  return {frontMatter, html: renderToStaticMarkup(createElement(Page, {components}))};
}

const pages = [];
for (const source of JSON.parse(await readAll(process.stdin))) {
  pages.push(await render(source));
}
process.stdout.write(JSON.stringify(pages));
