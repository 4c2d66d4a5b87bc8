// Compiles the MDX files given on standard input as JSON (`{siteDir, files: {file, text, isDraft}[], lint: boolean}`) as a
// build does, and prints what it found in each as JSON. A separate process: the compiler and its plugins are ES modules,
// which neither Docusaurus' loader nor Jest can import.
import path from 'node:path';
import {text as readAll} from 'node:stream/consumers';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils.js';
import {loaderFor} from '../../lib/loadTypeScript.mjs';

const load = loaderFor(import.meta.filename);
const {textRules} = load('../../content/texts/rules.ts');
const {MARKDOWN} = load('../../content/texts/chain.ts');

const lintRules = async () =>
  Promise.all([
    import('remark-lint-heading-increment'),
    import('remark-lint-no-duplicate-headings'),
    import('remark-lint-no-empty-url'),
    import('remark-lint-no-undefined-references'),
  ]).then((rules) => rules.map((rule) => rule.default));

/** A remark plugin: keeps what the linter says in the file's data. */
const keepMessages = () => (_tree, file) => {
  file.data.messages = file.messages.map(({line, reason}) => ({line, reason}));
};

const {siteDir, files, lint} = JSON.parse(await readAll(process.stdin));
const rules = lint ? await lintRules() : [];
const options = {
  siteDir,
  staticDirs: [path.join(siteDir, 'static')],
  admonitions: false,
  removeContentTitle: false,
  beforeDefaultRemarkPlugins: [...rules, keepMessages, [textRules, {siteDir, keep: true}]],
  // The rules have said what a link or an image leads to, all at once.
  markdownConfig: {
    format: 'mdx',
    mermaid: false,
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    anchors: {maintainCase: false},
    ...MARKDOWN,
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
};

const results = [];
for (const {file, text, isDraft} of files) {
  const filePath = path.resolve(siteDir, file);
  const whole = {
    filePath,
    fileContent: text,
    frontMatter: {draft: isDraft},
    options,
    compilerName: 'client',
  };
  try {
    const {data} = await compileToJSX(whole);
    results.push({file, messages: data.messages, ...data.found});
  } catch ({message, cause}) {
    const {line, place, reason} = cause ?? {};
    const words = reason ?? cause?.message ?? message;
    const tooDeep = /call stack/.test(words) ? 'is nested too deeply. Write it out flat' : words;
    results.push({file, failure: {line: line ?? (place?.start ?? place)?.line, reason: tooDeep}});
  }
}
// A build that has stopped over something else no longer listens.
process.stdout.on('error', () => undefined).write(JSON.stringify(results));
