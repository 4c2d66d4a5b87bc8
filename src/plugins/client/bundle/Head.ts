import {Children, Fragment, isValidElement, useEffect, useId, type ReactNode} from 'react';

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
interface Tag {
  type: string;
  attributes: Attributes;
  text: string;
}

/** React's names of attributes that HTML writes otherwise. */
const ATTRIBUTE: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};
/** Marks what stands in the document's head by way of a `<Head>`, as react-helmet-async does while it prerenders. */
const MARK = 'data-rh';

/** What each `<Head>` of the page holds, in the page's order: effects of leaves run in that order. */
const heads = new Map<string, ReactNode>();
/** Attributes of the root element that some `<Head>` has set. */
let managed: string[] = [];
let waiting = false;

const isText = (node: ReactNode) => typeof node === 'string' || typeof node === 'number';

function tagsOf(nodes: ReactNode): Tag[] {
  return Children.toArray(nodes)
    .filter((node) => isValidElement<Attributes & {children?: ReactNode}>(node))
    .flatMap(({type, props: {children, ...attributes}}) =>
      type === Fragment
        ? tagsOf(children)
        : [{type: String(type), attributes, text: Children.toArray(children).filter(isText).join('')}],
    );
}

/** What a tag speaks of, where it takes the place of an earlier one that speaks of the same. */
function subjectOf({type, attributes: {name, property, rel, href}}: Tag): Attributes[string] {
  if (type === 'link') {
    return rel === 'canonical' ? rel : href;
  }
  return type === 'meta' ? (name ?? property) : undefined;
}

/** The tags of every `<Head>`; of those that speak of the same, the ones in the last `<Head>`. */
function allTags(): Tag[] {
  const taken = new Set<Attributes[string]>();
  const kept = [...heads.values()].reverse().map((nodes) => {
    const tags = tagsOf(nodes).filter((tag) => !taken.has(subjectOf(tag)));
    for (const subject of tags.map(subjectOf).filter((each) => each !== undefined)) {
      taken.add(subject);
    }
    return tags;
  });
  return kept.reverse().flat();
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(ATTRIBUTE[name] ?? name, String(value ?? ''));
  }
}

function toElement({type, attributes, text}: Tag): Element {
  const element = document.createElement(type);
  setAttributes(element, {...attributes, [MARK]: true});
  element.textContent = text;
  return element;
}

/** Brings the title, the root's attributes and the tags of the document's head to what the page says now. */
function apply(): void {
  waiting = false;
  const tags = allTags();
  const {documentElement: root, head} = document;

  document.title = tags.findLast(({type}) => type === 'title')?.text ?? '';

  const attributes = Object.assign(
    {},
    ...tags.filter(({type}) => type === 'html').map((tag) => tag.attributes),
  ) as Attributes;
  for (const name of managed.filter((old) => !(old in attributes))) {
    root.removeAttribute(ATTRIBUTE[name] ?? name);
  }
  managed = Object.keys(attributes);
  setAttributes(root, attributes);

  // What stands there already stays: a stylesheet or font that came again would be fetched again.
  const old = new Set(head.querySelectorAll(`[${MARK}]:not(title)`));
  for (const element of tags.filter(({type}) => type !== 'title' && type !== 'html').map(toElement)) {
    const same = [...old].find((each) => each.isEqualNode(element));
    if (same === undefined) {
      head.append(element);
    } else {
      old.delete(same);
    }
  }
  for (const element of old) {
    element.remove();
  }
}

function schedule(): void {
  if (!waiting) {
    waiting = true;
    queueMicrotask(apply);
  }
}

/**
 * Docusaurus' `<Head>` in the browser: title, attributes of the root, `meta`, `link` and `script`. Pages are prerendered
 * with react-helmet-async, whose place this takes for a tenth of its 5 KB. A `<Head>` further down the page wins.
 */
export function Helmet({children}: {children?: ReactNode}): null {
  const id = useId();
  useEffect(() => {
    heads.set(id, children);
    schedule();
  }, [id, children]);
  useEffect(
    () => () => {
      heads.delete(id);
      schedule();
    },
    [id],
  );
  return null;
}

/** Holds nothing here: on the server it collects what `<Head>` says. */
export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}
