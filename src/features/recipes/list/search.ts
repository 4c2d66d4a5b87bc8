import type {IndexEntry} from './library';

/** A text without what a visitor may type either way: case, hyphens and spaces. */
const plain = (text: string): string => text.toLowerCase().replace(/[\s\p{Pd}]/gu, '');

/**
 * The recipes whose name, description or objective holds a search as it was typed (spec 1, section 5), or a channel's name
 * or the id does. An empty search finds all.
 */
export function searchRecipes(recipes: readonly IndexEntry[], search: string): readonly IndexEntry[] {
  const typed = plain(search);
  return typed === ''
    ? recipes
    : recipes.filter(({id, name, description, objective, channels}) =>
        [name, description, objective, id, ...channels].some((text) => plain(text).includes(typed)),
      );
}
