import path from 'node:path';
import {eachNode, type MarkdownNode} from '../../lib/mdx/eachNode';

/** What the blog plugin adds to a footnote: a hash of the article's place on this machine's disk. */
const HASH = /-[0-9a-f]{6}$/;

/** Remark plugin: footnotes are named after their article, so that they have the same ids wherever the site is built. */
export default function nameFootnotes(): (tree: MarkdownNode, file: {path: string}) => void {
  return (tree, file) => {
    const suffix = `-${path.parse(file.path).name}`;
    eachNode(tree, (node) => {
      if (node.type.startsWith('footnote') && node.identifier !== undefined) {
        node.identifier = node.identifier.replace(HASH, suffix);
      }
    });
  };
}
