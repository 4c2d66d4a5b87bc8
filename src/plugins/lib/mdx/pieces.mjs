// Takes an MDX text apart, by its syntax tree: text as it is written, tags of components, paths of this site.
import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';

const processor = createProcessor({remarkPlugins: [remarkGfm]});

const isTag = ({type}) => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
const isExpression = ({type}) => type === 'mdxFlowExpression' || type === 'mdxTextExpression';
const isComment = ({value}) => /^\s*\/\*[^]*\*\/\s*$/.test(value);
const leads = ({type}) => type === 'link' || type === 'image' || type === 'definition';
/** A path of this site as a link has it: after `](` or `]:`, either within `<` and `>` or up to a space. */
const PATH = /(?<=\][(:]\s*<)\/[^<>]*|(?<=\][(:]\s*)\/\S*/;

const startOf = (node) => node.position.start.offset;
const endOf = (node) => node.position.end.offset;

/** The texts and numbers among a tag's attributes, by their names; what would have to be computed is left out. */
function attributesOf({attributes}) {
  return Object.fromEntries(
    attributes.flatMap(({name, value}) => {
      const number = typeof value === 'object' ? value?.value.trim() : '';
      const text =
        typeof value === 'string' ? value : number && Number.isFinite(Number(number)) ? number : undefined;
      return name === undefined || text === undefined ? [] : [[name, text]];
    }),
  );
}

/** The places of a component's tags: `[start, end, piece]`. With its indentation where it begins a line. */
function tagPlaces(node, source) {
  const {name, attributes, children} = node;
  const after = attributes.length > 0 ? endOf(attributes.at(-1)) : startOf(node) + 1 + name.length;
  const opened = source.indexOf('>', after) + 1;
  const fromIndent = (place) => {
    const line = source.lastIndexOf('\n', place - 1) + 1;
    return source.slice(line, place).trim() === '' ? line : place;
  };
  const opening = [fromIndent(startOf(node)), opened, {tag: name, attributes: attributesOf(node)}];
  if (opened === endOf(node)) {
    return [opening];
  }
  const closing = [fromIndent(source.lastIndexOf('</', endOf(node))), endOf(node)];
  return [opening, ...children.flatMap((child) => places(child, source)), closing];
}

/** The place of the path of this site that a link leads to, as it is written: the tree decodes entities and escapes. */
function pathPlaces(node, source) {
  const {type, url, children = []} = node;
  const words = children.at(-1);
  const start = words === undefined ? startOf(node) : endOf(words);
  const end = type === 'definition' ? endOf(node) : endOf(node) - 1;
  const found = /^\/(?!\/)/.test(url) ? PATH.exec(source.slice(start, end)) : null;
  if (found === null) {
    return [];
  }
  const [path] = found;
  const at = start + found.index;
  return [[at, at + path.length, {path}]];
}

/** The places within a node that are not kept as they are, in their order. */
function places(node, source) {
  if (node.type === 'mdxjsEsm' || (isExpression(node) && isComment(node))) {
    return [[startOf(node), endOf(node)]];
  }
  if (isTag(node) && /^[A-Z]/.test(node.name)) {
    return tagPlaces(node, source);
  }
  const within = (node.children ?? []).flatMap((child) => places(child, source));
  return leads(node) ? [...within, ...pathPlaces(node, source)] : within;
}

/** The pieces of an MDX text, without its imports, comments and closing tags. */
export function piecesOf(mdx) {
  const pieces = [];
  let at = 0;
  for (const [start, end, piece] of places(processor.parse(mdx), mdx)) {
    pieces.push(mdx.slice(at, start), ...(piece ? [piece] : []));
    at = end;
  }
  return [...pieces, mdx.slice(at)];
}
