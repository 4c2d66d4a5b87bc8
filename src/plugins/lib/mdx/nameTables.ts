/** The part of a Markdown syntax tree that this looks at. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  data?: {hProperties?: Record<string, string>};
}

const textOf = ({value = '', children = []}: MarkdownNode): string => value + children.map(textOf).join('');

function visit(node: MarkdownNode): void {
  if (node.type === 'table') {
    const heads = node.children?.[0]?.children?.map(textOf).filter((head) => head !== '') ?? [];
    node.data = {hProperties: {ariaLabel: heads.length === 0 ? 'Table' : `Table: ${heads.join(', ')}`}};
  }
  node.children?.forEach(visit);
}

/** Remark plugin: each table is named by the heads of its columns, so that one box that scrolls is told from the next. */
export default function nameTables(): (tree: MarkdownNode) => void {
  return visit;
}
