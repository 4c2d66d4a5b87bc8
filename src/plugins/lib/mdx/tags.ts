import {blank, CODE_OR_COMMENT} from '../text';

/** What a tag may hold up to its end: quoted texts and braces, which may hold the sign that ends it, and all else. */
const ATTRIBUTES = /(?:"[^"]*"|'[^']*'|\{[^}]*\}|[^"'{>])*/.source;

/** The tags of a component in a text, but for those in code and comments: where each begins, and the id it gives. */
export function tagsOf(text: string, component: string): {index: number; id: string | undefined}[] {
  const tag = new RegExp(`<${component}\\b(${ATTRIBUTES})>`, 'g');
  return [...blank(text, CODE_OR_COMMENT).matchAll(tag)].map(({index, 1: attributes}) => ({
    index,
    id: /\bid=(["'])(.*?)\1/.exec(attributes ?? '')?.[2],
  }));
}
