import path from 'node:path';
import {answerCalculator} from '../../../features/calculators/embed/answered';
import {keepFigures} from '../../../lib/keepFigures';

/** An attribute of a component: `rate={5}` or `intervals="30 41"`. */
interface Attribute {
  type: string;
  name?: string;
  value?: string | null | {value: string};
}

/** The part of a Markdown syntax tree that our plugins of remark look at. */
interface MarkdownNode {
  type: string;
  name?: string | null;
  value?: string;
  identifier?: string;
  attributes?: Attribute[];
  children?: MarkdownNode[];
  data?: {hProperties?: Record<string, string>};
}

/** Shows a node and everything in it to `see`, from the outside in. */
function eachNode(node: MarkdownNode, see: (node: MarkdownNode) => void): void {
  see(node);
  node.children?.forEach((child) => eachNode(child, see));
}

/** Remark plugin: figures in a text stay on one line with what belongs to them. */
export function keepFiguresPlugin(): (tree: MarkdownNode) => void {
  return (tree) =>
    eachNode(tree, (node) => {
      if (node.type === 'text' && node.value !== undefined) {
        node.value = keepFigures(node.value);
      }
    });
}

/** What the blog plugin adds to a footnote: a hash of the article's place on this machine's disk. */
const HASH = /-[0-9a-f]{6}$/;

/** Remark plugin: footnotes are named after their article, so that they have the same ids wherever the site is built. */
export function nameFootnotes(): (tree: MarkdownNode, file: {path: string}) => void {
  return (tree, file) => {
    const suffix = `-${path.parse(file.path).name}`;
    eachNode(tree, (node) => {
      if (node.type.startsWith('footnote') && node.identifier !== undefined) {
        node.identifier = node.identifier.replace(HASH, suffix);
      }
    });
  };
}

/** Tables with so many columns and more keep room for their words, and scroll on a phone. */
const WIDE = 4;

const textOf = ({value = '', children = []}: MarkdownNode): string => value + children.map(textOf).join('');

/** Remark plugin: a wide table is named by its column headings, which distinguishes one scrolling box from the next. */
export function nameTables(): (tree: MarkdownNode) => void {
  return (tree) =>
    eachNode(tree, (node) => {
      const heads = node.type === 'table' ? (node.children?.[0]?.children?.map(textOf) ?? []) : [];
      if (heads.length >= WIDE) {
        node.data = {hProperties: {ariaLabel: `Table: ${heads.filter((head) => head !== '').join(', ')}`}};
      }
    });
}

/** The figure that an attribute gives: `rate={5}` or `intervals="30 41"`. */
function figureOf({name, value}: Attribute): [name: string, figure: number | string][] {
  const figure = typeof value === 'string' ? value : Number(value?.value);
  return name === undefined || Number.isNaN(figure) ? [] : [[name, figure]];
}

function fillIn({name, attributes = []}: MarkdownNode): void {
  if (name === 'Calculator') {
    const {id = '', ...figures} = Object.fromEntries(attributes.flatMap(figureOf));
    for (const {question, result, numbers} of answerCalculator({id: String(id), with: figures})) {
      for (const [key, value] of Object.entries({question, result, numbers})) {
        attributes.push({type: 'mdxJsxAttribute', name: key, value});
      }
    }
  }
}

/** Remark plugin: a `<Calculator>` gets its question, and its answer to the figures that the text gives it. */
export function fillInCalculators(): (tree: MarkdownNode) => void {
  return (tree) => eachNode(tree, fillIn);
}
