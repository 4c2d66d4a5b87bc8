import {eachNode, type MarkdownNode} from './eachNode';

/** Tables with so many columns and more keep room for their words, and scroll on a phone. */
const WIDE = 4;

const textOf = ({value = '', children = []}: MarkdownNode): string => value + children.map(textOf).join('');

/** Remark plugin: a wide table is named by its column headings, which distinguishes one scrolling box from the next. */
export default function nameTables(): (tree: MarkdownNode) => void {
  return (tree) =>
    eachNode(tree, (node) => {
      const heads = node.type === 'table' ? (node.children?.[0]?.children?.map(textOf) ?? []) : [];
      if (heads.length >= WIDE) {
        node.data = {hProperties: {ariaLabel: `Table: ${heads.filter((head) => head !== '').join(', ')}`}};
      }
    });
}
