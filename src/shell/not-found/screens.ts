import {ADVISORS_PATH, PORTFOLIO_PATH, STORIES_PATH} from '../../config/paths';

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

export type ScreenName = keyof typeof SCREENS;
