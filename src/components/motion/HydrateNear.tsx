import {Suspense, use, useEffect, useRef, useState, type HTMLAttributes, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {watchNear} from './watchNear';

/** Holds hydration back until it is opened. */
class Gate {
  isOpen = false;
  open!: () => void;
  readonly opening = new Promise<void>((resolve) => {
    this.open = () => {
      this.isOpen = true;
      resolve();
    };
  });
}

/** What a visitor does that a part of the page has to answer, wherever it stands. */
const ACTIONS = ['pointerdown', 'click', 'focusin', 'keydown', 'input', 'change'];

/** Its children; while the gate is closed, React leaves the server's HTML as it is, and comes back when it opens. */
function Gated({gate, children}: {gate: Gate; children: ReactNode}): ReactNode {
  const hydrating = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  if (hydrating && !gate.isOpen) {
    use(gate.opening);
  }
  return children;
}

interface HydrateNearProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section';
}

/**
 * A part of a page that is hydrated when the visitor comes near it (specification 1 section 9), acts on it, or the
 * address changes. It is whole in the server's HTML, and holds no field of a form (src/plugins/client/deferred-hydration/README.md);
 * after a navigation within the site it is rendered at once. `data-reach` is `waiting` while it is far, then `reached`.
 */
export default function HydrateNear({as: Tag = 'div', children, ...attributes}: HydrateNearProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => new Gate());
  const [hydrated] = useState(children);
  // React would throw the server's HTML away rather than bring new contents into what waits.
  if (children !== hydrated) {
    gate.open();
  }

  const history = useHistory();
  useEffect(() => {
    const element = ref.current;
    if (element === null) {
      return undefined;
    }
    const needed = new AbortController();
    const onAction = ({target}: Event) => {
      if (element.contains(target as Node)) {
        gate.open();
      }
    };
    for (const action of ACTIONS) {
      // Before React hears of it, so that it hydrates this part first and then gives the event to it.
      window.addEventListener(action, onAction, {capture: true, signal: needed.signal});
    }
    const unlisten = history.listen(gate.open);
    const unwatch = watchNear(element, (near) => {
      element.dataset.reach = near ? 'reached' : 'waiting';
      if (near) {
        gate.open();
        needed.abort();
      }
    });
    return () => {
      needed.abort();
      unlisten();
      unwatch();
    };
  }, [gate, history]);

  return (
    <Tag ref={ref} {...attributes}>
      <Suspense>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </Tag>
  );
}
