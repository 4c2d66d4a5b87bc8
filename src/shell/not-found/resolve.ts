import {ADVISORS_PATH, LIST_PATH, STORIES_PATH} from '../../config/paths';
import {cut} from '../../lib/cut';
import {decoded} from '../../lib/decoded';
import type {ScreenName} from './screens';

/** For an unknown id below a known path: another screen, or a path that replaces it in the history. */
export type Resolution = {redirect: string; screen?: never} | {screen: ScreenName; redirect?: never};

const TABLE: readonly {pattern: RegExp; resolution: Resolution}[] = [
  {pattern: new RegExp(`^${LIST_PATH}/[^/]+$`), resolution: {redirect: LIST_PATH}},
  {pattern: new RegExp(`^${STORIES_PATH}/[^/]+$`), resolution: {screen: 'client'}},
  {pattern: new RegExp(`^${ADVISORS_PATH}/[^/]+(/portfolio)?$`), resolution: {screen: 'advisor'}},
  {pattern: new RegExp(`^${ADVISORS_PATH}/[^/]+/portfolio/[^/]+$`), resolution: {screen: 'project'}},
];

export function resolveUnknown(path: string): Resolution | undefined {
  return TABLE.find(({pattern}) => pattern.test(path))?.resolution;
}

/** The words of the last segment, at most 60 characters; may be empty. */
export function searchTextOf(path: string): string {
  const last = decoded(path.split('/').findLast(Boolean) ?? '').replace(/\.\w+$/, '');
  const words = last.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return cut(words.join(' '), 60).trim();
}
