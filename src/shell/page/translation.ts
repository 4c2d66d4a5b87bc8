import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type RemoveChild = (this: Node, child: Node) => unknown;
type InsertBefore = (this: Node, node: Node, before: Node | null) => unknown;

/** The translator's element shown in place of one of React's text nodes. */
const standIns = new WeakMap<Node, Element>();

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** What `child` of `parent` has become: itself, its replacement, or the `<font>` around it. */
function childOf(parent: Node, child: Node): Node {
  let found: Node = standIns.get(child) ?? child;
  while (found.parentNode !== parent && isFont(found.parentNode)) {
    found = found.parentNode;
  }
  return found.parentNode === parent ? found : child;
}

/** Records which text nodes were replaced, and forwards later changes of them. */
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
 * Client module: browser translators replace text nodes with `<font>` elements behind React's back, so React updates
 * invisible text and throws when it removes a node (github.com/facebook/react/issues/11538). This keeps the two
 * connected.
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
