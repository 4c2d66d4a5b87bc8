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

const expressionIn = (node) => node?.data?.estree?.body[0]?.expression;

/** `{value}` of an attribute where it can be known without running anything; `{}` otherwise. */
function valueOf({value}) {
  if (value === null || typeof value !== 'object') {
    return {value: value ?? true};
  }
  try {
    return {value: literal(expressionIn(value))};
  } catch {
    return {};
  }
}

/** A remark plugin: notes what a text is made of in its file's data, and says what no page should have. */
function collect() {
  return (tree, file) => {
    const found = {images: [], elements: [], declared: ['undefined']};
    const names = [];
    const nameIn = (node, expression) => {
      if (expression?.type === 'Identifier') {
        names.push([node, expression.name]);
      }
    };
    const visit = (node) => {
      const line = node.position?.start.line;
      if (node.type === 'image') {
        found.images.push({line, address: node.url, description: node.alt ?? ''});
      } else if (node.type === 'heading' && node.depth === 1) {
        file.message('is a heading of level 1: use ##, for the page has its title already', node);
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
        attributes.forEach(({value}) => nameIn(node, expressionIn(value)));
      } else if (/^mdx(?:Flow|Text)Expression$/.test(node.type)) {
        nameIn(node, expressionIn(node));
      } else if (node.type === 'mdxjsEsm') {
        const parts = node.data.estree.body.flatMap((one) => [
          ...(one.specifiers ?? []).map(({local}) => local),
          ...(one.declaration?.declarations ?? [one.declaration]).map((each) => each?.id),
        ]);
        found.declared.push(...parts.flatMap((id) => id?.name ?? []));
      }
      node.children?.forEach(visit);
    };
    visit(tree);
    for (const [node, name] of names.filter(([, one]) => !found.declared.includes(one))) {
      file.message(`{${name}} names something that does not exist; for the sign itself, write \\{`, node);
    }
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
    const messages = compiled.messages.map(({line, reason}) => ({line, reason}));
    results.push({file, messages, ...compiled.data.found});
  } catch ({line, place, reason, message}) {
    results.push({file, failure: {line: line ?? (place?.start ?? place)?.line, reason: reason ?? message}});
  }
}
process.stdout.write(JSON.stringify(results));
