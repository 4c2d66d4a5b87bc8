import path from 'node:path';
import {keepFigures} from '../../../lib/keepFigures';
import {eachNode, type MarkdownNode} from './eachNode';

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
