import {eachNode, type MarkdownNode} from './eachNode';

const textOf = ({value = '', children = []}: MarkdownNode): string => value + children.map(textOf).join('');

/** Remark plugin: each table is named by its column headings, which distinguishes one scrolling box from the next. */
export default function nameTables(): (tree: MarkdownNode) => void {
  return (tree) =>
    eachNode(tree, (node) => {
      if (node.type === 'table') {
        const heads = node.children?.[0]?.children?.map(textOf).filter((head) => head !== '') ?? [];
        node.data = {hProperties: {ariaLabel: heads.length === 0 ? 'Table' : `Table: ${heads.join(', ')}`}};
      }
    });
}
