import {ADVISORS_PATH, LIST_PATH, STORIES_PATH} from '../../config/paths';
import {cut} from '../../lib/cut';
import {decoded} from '../../lib/decoded';
import type {ScreenName} from './screens';

/** What a visitor sees, or where they are sent, when an id below a known path does not exist. */
export type Resolution =
  /** Path that replaces the unknown one in the history. */
  {redirect: string; screen?: never} | {screen: ScreenName; redirect?: never};

const TABLE: readonly {pattern: RegExp; resolution: Resolution}[] = [
  {pattern: new RegExp(`^${LIST_PATH}/[^/]+$`), resolution: {redirect: LIST_PATH}},
  {pattern: new RegExp(`^${STORIES_PATH}/[^/]+$`), resolution: {screen: 'client'}},
  {pattern: new RegExp(`^${ADVISORS_PATH}/[^/]+(/portfolio)?$`), resolution: {screen: 'advisor'}},
  {pattern: new RegExp(`^${ADVISORS_PATH}/[^/]+/portfolio/[^/]+$`), resolution: {screen: 'project'}},
];

/** Looks an unknown path up; undefined where nothing better than "Page Not Found" is known. */
export function resolveUnknown(path: string): Resolution | undefined {
  return TABLE.find(({pattern}) => pattern.test(path))?.resolution;
}

/** A search for what an unknown path was to name: the words of its last part, at most 60 characters; '' without any. */
export function searchTextOf(path: string): string {
  const last = decoded(path.split('/').findLast(Boolean) ?? '').replace(/\.\w+$/, '');
  const words = last.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return cut(words.join(' '), 60).trim();
}
