import {ADVISORS_PATH, LIST_PATH, PORTFOLIO_PATH, STORIES_PATH} from '../../config/paths';
import {cut} from '../../lib/cut';
import {decoded} from '../../lib/decoded';

/** The heading is also the title. */
export interface Screen {
  heading: string;
  text: string;
  button: string;
  to: string;
}

export const SCREENS = {
  page: {
    heading: 'Page Not Found',
    text: "Sorry, the page you're looking for doesn't exist or has been moved.",
    button: 'Return Home',
    to: '/',
  },
  client: {
    heading: 'Client not found',
    text: 'We have no story at this address. The client may have changed its name, or the link may contain a typing error.',
    button: 'Back to Client Stories',
    to: STORIES_PATH,
  },
  advisor: {
    heading: 'Advisor Not Found',
    text: 'There is no advisor at this address, but the whole network is one page away.',
    button: 'Back to Network',
    to: ADVISORS_PATH,
  },
  project: {
    heading: 'Project Not Found',
    text: 'There is no project at this address. The portfolio shows every one that we have published.',
    button: 'Back to Portfolio',
    to: PORTFOLIO_PATH,
  },
} as const satisfies Record<string, Screen>;

type ScreenName = keyof typeof SCREENS;

/** The answer to an unknown id below a known path: another screen, or a path that replaces it in the history. */
export type Resolution = {redirect: string; screen?: never} | {screen: ScreenName; redirect?: never};

const TABLE: readonly {pattern: RegExp; resolution: Resolution}[] = [
  {pattern: new RegExp(`^${LIST_PATH}/[^/]+$`), resolution: {redirect: LIST_PATH}},
  {pattern: new RegExp(`^${STORIES_PATH}/[^/]+$`), resolution: {screen: 'client'}},
  {pattern: new RegExp(`^${ADVISORS_PATH}/[^/]+(/portfolio)?$`), resolution: {screen: 'advisor'}},
  {pattern: new RegExp(`^${ADVISORS_PATH}/[^/]+/portfolio/[^/]+$`), resolution: {screen: 'project'}},
];

/** What to do with an unknown path; undefined where it is below no known one. */
export function resolveUnknown(path: string): Resolution | undefined {
  return TABLE.find(({pattern}) => pattern.test(path))?.resolution;
}

/** The words of the last segment, at most 60 characters; may be empty. */
export function searchTextOf(path: string): string {
  const last = decoded(path.split('/').findLast(Boolean) ?? '').replace(/\.\w+$/, '');
  const words = last.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return cut(words.join(' '), 60).trim();
}
