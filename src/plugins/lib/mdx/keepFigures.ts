import {keepFigures} from '../../../data/keepFigures';

/** The part of a Markdown syntax tree that this looks at. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

function visit(node: MarkdownNode): void {
  if (node.type === 'text' && node.value !== undefined) {
    node.value = keepFigures(node.value);
  }
  node.children?.forEach(visit);
}

/** Remark plugin: figures in a text stay on one line with what belongs to them. */
export default function keepFiguresPlugin(): (tree: MarkdownNode) => void {
  return visit;
}
