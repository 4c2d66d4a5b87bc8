/** An attribute of a component: `rate={5}` or `intervals="30 41"`. */
export interface Attribute {
  type: string;
  name?: string;
  value?: string | null | {value: string};
}

/** The part of a Markdown syntax tree that our plugins of remark look at. */
export interface MarkdownNode {
  type: string;
  name?: string | null;
  value?: string;
  identifier?: string;
  attributes?: Attribute[];
  children?: MarkdownNode[];
  data?: {hProperties?: Record<string, string>};
}

/** Shows a node and everything in it to `see`, from the outside in. */
export function eachNode(node: MarkdownNode, see: (node: MarkdownNode) => void): void {
  see(node);
  node.children?.forEach((child) => eachNode(child, see));
}
