import {keysOf} from '../../lib/record';
import type {Content} from './kind';
import {SCHEMAS} from './schemas';

/** The pages that something may lead to. */
export interface PagePaths {
  has: (path: string) => boolean;
  all: readonly string[];
}

const idIn = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');

/** The paths of all pages. That of a file that cannot be read counts as there: a link to it is no second problem. */
export function pagePaths(content: Content): PagePaths {
  const all = content.pages().map(({path}) => path);
  const unread = new Set(
    keysOf(SCHEMAS).flatMap((kind) => content.read(kind).problems.map(({file}) => idIn(file))),
  );
  const known = new Set(all);
  return {has: (path) => known.has(path) || unread.has(idIn(path)), all};
}
