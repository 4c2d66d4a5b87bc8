import {isDisguised, isImageAddress} from './addresses';
import {wordsOf, type Say, type TextNode} from './syntax';

/** The addresses of the references of a text; of two with the same name, the first counts. */
export const addressesOf = (
  nodes: readonly TextNode[],
): ReadonlyMap<string | undefined, string | undefined> =>
  new Map(
    nodes
      .filter(({type}) => type === 'definition')
      .map(({identifier, url}) => [identifier, url] as const)
      .reverse(),
  );

/** What is wrong with a link or an image. `addresses` has the targets of references by their names. */
export function linkProblems(
  node: TextNode,
  addresses: ReadonlyMap<string | undefined, string | undefined>,
  leads: (to: string) => string | undefined,
  say: Say,
): void {
  if (node.type === 'imageReference') {
    say(node, 'is an image without its address. Write ![what it shows](/img/name.webp)');
  }
  if (node.type === 'image' && !isImageAddress(node.url ?? '')) {
    say(node, 'is no image of this site. Put it into static/img, and write /img/name.webp.', node.url);
  }
  const to = node.type === 'linkReference' ? addresses.get(node.identifier) : node.url;
  if (node.type.startsWith('link') && isDisguised(wordsOf(node), to ?? '')) {
    say(node, 'shows another address than the one it leads to. Write what is there in words.', to);
  }
  if (node.type === 'link' || node.type === 'definition') {
    const problem = leads(node.url ?? '');
    if (problem !== undefined) {
      say(node, problem, node.url);
    }
  }
}
