// Compiles the MDX files given on standard input as JSON (`{files: {file, text}[], lint: boolean}`) and prints what it
// found in each as JSON. A separate process: the compiler and its plugins are ES modules, which neither Docusaurus'
// loader nor Jest can import.
import {text as readAll} from 'node:stream/consumers';
import {createProcessor} from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

const lintRules = async () =>
  Promise.all([
    import('remark-lint-heading-increment'),
    import('remark-lint-no-duplicate-headings'),
    import('remark-lint-no-empty-url'),
    import('remark-lint-no-undefined-references'),
  ]).then((rules) => rules.map((rule) => rule.default));

/** Whether something is a node of a syntax tree. */
const isNode = (value) => value !== null && typeof value === 'object' && typeof value.type === 'string';

/** Visits a node and everything in it, of Markdown or of JavaScript, but not the keys that `enter` gives. */
function visit(node, enter) {
  const skipped = ['data', 'position', ...(enter(node) ?? [])];
  const within = Object.entries(node).filter(([key]) => !skipped.includes(key));
  for (const [, value] of within) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) {
        visit(child, enter);
      }
    }
  }
}

/** The words of a node, without the signs of Markdown. */
const textIn = (node) => node.value ?? (node.children ?? []).map(textIn).join('');

/** The value of a literal, a list or an object of such; throws for anything that has to be computed. */
function literal(node) {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'ArrayExpression':
      return node.elements.map(literal);
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map(({key, value}) => [key.name ?? String(key.value), literal(value)]),
      );
    case 'UnaryExpression':
      return node.operator === '-' ? -literal(node.argument) : undefined;
    default:
      throw new Error('not a literal');
  }
}

/** `{value}` of an attribute where it can be known without running anything; `{}` otherwise. */
function valueOf({value}) {
  if (value === null || typeof value !== 'object') {
    return {value: value ?? true};
  }
  try {
    return {value: literal(value.data.estree.body[0].expression)};
  } catch {
    return {};
  }
}

/** Names that a program uses, and those that it declares itself: imports, parameters, variables. */
function namesIn(program) {
  const used = new Set();
  const declared = new Set();
  const declare = (pattern) =>
    visit(pattern, (node) => {
      if (node.type === 'Identifier') {
        declared.add(node.name);
      }
    });
  visit(program, (node) => {
    if (node.type === 'Identifier') {
      used.add(node.name);
    } else if (node.type.startsWith('Import') && node.local) {
      declared.add(node.local.name);
    } else if (node.type === 'VariableDeclarator' || /Function/.test(node.type)) {
      [...(node.params ?? []), ...(node.id ? [node.id] : [])].forEach(declare);
    } else if (node.type === 'MemberExpression' && !node.computed) {
      return ['property'];
    } else if (node.type === 'Property' && !node.computed) {
      return ['key'];
    }
    return [];
  });
  return {used, declared};
}

/** A remark plugin: notes what a text is made of in its file's data. */
function collect() {
  return (tree, file) => {
    const found = {images: [], links: [], headings: [], elements: [], names: [], declared: [], bars: []};
    visit(tree, (node) => {
      const line = node.position?.start.line;
      if (node.type === 'image') {
        found.images.push({line, address: node.url, description: node.alt ?? ''});
      } else if (node.type === 'link' || node.type === 'definition') {
        found.links.push({line, address: node.url});
      } else if (lint && node.type === 'paragraph' && /^\|.*\|/.test(node.children[0]?.value)) {
        found.bars.push({line});
      } else if (node.type === 'heading') {
        found.headings.push({line, level: node.depth, text: textIn(node)});
      } else if (/^mdxJsx(?:Flow|Text)Element$/.test(node.type)) {
        const attributes = node.attributes.filter(({type}) => type === 'mdxJsxAttribute');
        found.elements.push({
          line,
          name: node.name ?? '',
          // `{...props}` may bring any attribute.
          open: attributes.length < node.attributes.length,
          attributes: attributes.map((one) => ({
            name: one.name,
            line: one.position?.start.line ?? line,
            ...valueOf(one),
          })),
        });
        for (const {value, data} of node.attributes) {
          const program = value?.data?.estree ?? data?.estree;
          if (program) {
            found.names.push(...[...namesIn(program).used].map((name) => ({line, name})));
            found.declared.push(...namesIn(program).declared);
          }
        }
      } else if (/^mdx(?:Flow|Text)Expression$/.test(node.type) && node.data?.estree) {
        const {used, declared} = namesIn(node.data.estree);
        found.names.push(...[...used].map((name) => ({line, name})));
        found.declared.push(...declared);
      } else if (node.type === 'mdxjsEsm') {
        found.declared.push(...namesIn(node.data.estree).declared);
      }
    });
    file.data.found = found;
  };
}

const {files, lint} = JSON.parse(await readAll(process.stdin));
const rules = lint ? await lintRules() : [];
const processor = createProcessor({remarkPlugins: [remarkFrontmatter, remarkGfm, ...rules, collect]});
const results = [];
for (const {file, text} of files) {
  try {
    const compiled = await processor.process({path: file, value: text});
    const messages = compiled.messages.map(({line, ruleId, reason}) => ({line, ruleId, reason}));
    results.push({file, messages, ...compiled.data.found});
  } catch ({line, place, ruleId, source, reason, message}) {
    const end = place?.start ?? place;
    const at = {line: line ?? end?.line ?? 1, column: end?.column ?? 1};
    results.push({file, failure: {...at, ruleId, source, reason: reason ?? message}});
  }
}
process.stdout.write(JSON.stringify(results));
