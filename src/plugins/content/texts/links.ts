import {DISGUISED, isDisguised, isImageAddress} from './addresses';
import {nodesIn, wordsOf, type Say, type TextNode} from './syntax';

/** What the references of a text refer to; of two with the same name, the first counts. */
export const definitionsOf = (nodes: readonly TextNode[]): ReadonlyMap<string | undefined, TextNode> =>
  new Map(
    nodes
      .filter(({type}) => type === 'definition')
      .map((node) => [node.identifier, node] as const)
      .reverse(),
  );

/** What is wrong with a link or an image. `definitions` has what references refer to by their names. */
export function linkProblems(
  node: TextNode,
  definitions: ReadonlyMap<string | undefined, TextNode>,
  leads: (to: string) => string | undefined,
  say: Say,
): void {
  if (node.type === 'imageReference') {
    say(node, 'is an image without its address. Write ![what it shows](/img/name.webp)');
  }
  if (node.type === 'image' && !isImageAddress(node.url ?? '')) {
    say(node, 'is no image of this site. Put it into static/img, and write /img/name.webp.', node.url);
  }
  const isLink = ({type}: TextNode) => type.startsWith('link');
  if (node.children?.some((one, index, all) => isLink(one) && all[index + 1]?.type.startsWith('link'))) {
    say(node, 'has two links that look like one. Write a word between them.');
  }
  if (isLink(node)) {
    const {url: to = '', title} = (node.type === 'link' ? node : definitions.get(node.identifier)) ?? node;
    if ([wordsOf(node), title ?? ''].some((words) => isDisguised(words, to))) {
      say(node, DISGUISED, to);
    }
    if (!/[\p{L}\p{N}]/u.test(wordsOf(node))) {
      say(node, 'is a link without words, which nobody sees. Write what is there.');
    }
    // They could spell an address, or show one that is not among the words.
    if (nodesIn(node).some(({type}) => type.startsWith('mdx'))) {
      say(node, 'has a tag or braces within its words. Write words alone.');
    }
  }
  if (node.type === 'link' || node.type === 'definition') {
    const problem = leads(node.url ?? '');
    if (problem !== undefined) {
      say(node, problem, node.url);
    }
  }
}
