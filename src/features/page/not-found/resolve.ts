import {LIST_PATH} from '../../recipes/paths';
import type {ScreenName} from './screens';

/** What a visitor sees, or where they are sent, when an id below a known path does not exist. */
export type Resolution =
  /** Path that replaces the unknown one in the history. */
  {redirect: string; screen?: never} | {screen: ScreenName; redirect?: never};

const TABLE: readonly {pattern: RegExp; resolution: Resolution}[] = [
  {pattern: new RegExp(`^${LIST_PATH}/[^/]+$`), resolution: {redirect: LIST_PATH}},
  {pattern: /^\/customers\/stories\/[^/]+$/, resolution: {screen: 'client'}},
  {pattern: /^\/network\/advisors\/[^/]+(\/portfolio)?$/, resolution: {screen: 'advisor'}},
  {pattern: /^\/network\/advisors\/[^/]+\/portfolio\/[^/]+$/, resolution: {screen: 'project'}},
];

/** Looks an unknown path up; undefined where nothing better than "Page Not Found" is known. */
export function resolveUnknown(path: string): Resolution | undefined {
  return TABLE.find(({pattern}) => pattern.test(path))?.resolution;
}
