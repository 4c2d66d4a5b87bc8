import {escaped} from '../../lib/text';

/** Finds an id or a path wherever it is not a part of another one. */
export const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\w/-])${escaped(words)}(?![\\w-])`, 'g');

/** A line of YAML without an item of a list; undefined where the item is all of it. */
export const withoutItem = (line: string, id: string): string | undefined =>
  /^\s*- *["']?[\w-]+["']? *(?:#.*)?$/.test(line)
    ? undefined
    : line.replace(new RegExp(`, *${id}(?![\\w-])|(?<![\\w-])${id}(?![\\w-]),? *`), '');
