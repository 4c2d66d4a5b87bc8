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

/** The value of a literal, a list or an object of such; throws for anything else, which is code. */
function literal(node) {
  switch (node.type) {
    case 'Literal':
      if (node.value === null || /^(?:string|number|boolean)$/.test(typeof node.value)) {
        return node.value;
      }
      break;
    case 'ArrayExpression':
      return node.elements.map(literal);
    case 'ObjectExpression':
      if (!node.properties.some(({computed}) => computed)) {
        return Object.fromEntries(
          node.properties.map(({key, value}) => [key.name ?? String(key.value), literal(value)]),
        );
      }
      break;
    case 'UnaryExpression':
      if (node.operator === '-') {
        return -literal(node.argument);
      }
  }
  throw new Error('not a literal');
}

/** What `{...}` comes to; a comment comes to nothing. */
const valueOf = ({data}) => data.estree.body.map(({expression}) => literal(expression))[0];

/** Whole addresses, of people too, and those of this site: no other scheme, and no sign that browsers drop or turn. */
const ADDRESS = /^(?!.*[\p{Cc}\s\\])(?:https?:\/\/|mailto:|tel:|(?!\/\/)[^:?#]*(?:[?#]|$))/isu;

/** A remark plugin: notes what a text is made of in its file's data, and says what no text may have. */
function collect() {
  return (tree, file) => {
    const found = {images: [], elements: [], imports: []};
    const known = (node, code) => {
      try {
        return valueOf(code);
      } catch {
        const reason = `{${code.value}} is code, which no text may have: write what it comes to. For the sign itself, write \\{`;
        file.message(reason, node);
        return undefined;
      }
    };
    const attributeOf = (node, one) => {
      const code = one.type === 'mdxJsxAttribute' ? one.value : one;
      const value = code?.data === undefined ? (code ?? true) : known(node, code);
      return value === undefined ? [] : [{name: one.name, line: one.position.start.line, value}];
    };
    const visit = (node) => {
      const line = node.position?.start.line;
      if (node.type === 'image') {
        found.images.push({line, address: node.url, description: node.alt ?? ''});
      } else if (node.type === 'imageReference') {
        file.message('is an image without its address. Write ![what it shows](/img/name.webp)', node);
      } else if (['link', 'definition'].includes(node.type) && !ADDRESS.test(node.url)) {
        file.message(`leads to "${node.url}": an address begins with https:, mailto:, tel: or /`, node);
      } else if (node.type === 'heading' && node.depth === 1) {
        file.message('is a heading of level 1: use ##, for the page has its title already', node);
      } else if (/^mdxJsx(?:Flow|Text)Element$/.test(node.type)) {
        const attributes = node.attributes.flatMap((one) => attributeOf(node, one));
        found.elements.push({line, name: node.name ?? '', attributes});
      } else if (/^mdx(?:Flow|Text)Expression$/.test(node.type)) {
        known(node, node);
      } else if (node.type === 'mdxjsEsm') {
        for (const {loc, start, end} of node.data.estree.body) {
          found.imports.push({line: loc.start.line, statement: String(file.value).slice(start, end)});
        }
      }
      node.children?.forEach(visit);
    };
    visit(tree);
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
// A build that has stopped over something else no longer listens.
process.stdout.on('error', () => undefined).write(JSON.stringify(results));
