import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type RemoveChild = (this: Node, child: Node) => unknown;
type InsertBefore = (this: Node, node: Node, before: Node | null) => unknown;

/** The element that a translator shows in place of a text of React's. */
const standIns = new WeakMap<Node, Element>();

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** The child of `parent` that `child` is now, or is now in: itself, or what a translator put there. */
function childOf(parent: Node, child: Node): Node {
  let found: Node = standIns.get(child) ?? child;
  while (found.parentNode !== parent && isFont(found.parentNode)) {
    found = found.parentNode;
  }
  return found.parentNode === parent ? found : child;
}

/** Notes which texts a translator has taken out of the page, and passes on what they say from now on. */
function follow(records: readonly MutationRecord[], observer: MutationObserver): void {
  const added = new Set(records.flatMap(({addedNodes}) => [...addedNodes]));
  for (const {type, target, removedNodes, addedNodes, previousSibling, nextSibling} of records) {
    if (type === 'characterData') {
      const standIn = standIns.get(target);
      if (standIn !== undefined) {
        standIn.textContent = target.textContent;
      }
    }
    const [text] = removedNodes;
    const standIn = [...addedNodes, previousSibling, nextSibling].find(
      (node) => isFont(node) && added.has(node),
    );
    if (text?.nodeType === Node.TEXT_NODE && !text.isConnected && isFont(standIn ?? null)) {
      standIns.set(text, standIn as Element);
      observer.observe(text, {characterData: true});
    }
  }
}

/**
 * Client module: a browser's translator replaces each text of the page by `<font>` elements, behind React's back. React
 * would go on writing into texts that are no longer shown, and fail when it removes one
 * (github.com/facebook/react/issues/11538). Here its texts stay connected with what is shown in their place.
 */
if (ExecutionEnvironment.canUseDOM) {
  new MutationObserver(follow).observe(document.documentElement, {childList: true, subtree: true});
  const originals = Object.getOwnPropertyDescriptors(Node.prototype);
  const removeChild = originals.removeChild.value as RemoveChild;
  const insertBefore = originals.insertBefore.value as InsertBefore;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removeChild.call(this, childOf(this, child));
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childOf(this, before));
    return node;
  };
}
