import {keepFigures} from '../../../lib/keepFigures';
import {eachNode, type MarkdownNode} from './eachNode';

/** Remark plugin: figures in a text stay on one line with what belongs to them. */
export default function keepFiguresPlugin(): (tree: MarkdownNode) => void {
  return (tree) =>
    eachNode(tree, (node) => {
      if (node.type === 'text' && node.value !== undefined) {
        node.value = keepFigures(node.value);
      }
    });
}
