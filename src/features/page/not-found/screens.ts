/** The screen for an unknown id: its heading, which is also the title, and the way on. */
export interface Screen {
  heading: string;
  text: string;
  button: string;
  to: string;
}

/** What an unknown address shows, by its first part. */
export const SCREENS = {
  page: {
    heading: 'Page Not Found',
    text: "Sorry, the page you're looking for doesn't exist or has been moved.",
    button: 'Return Home',
    to: '/',
  },
  client: {
    heading: 'Client not found',
    text: 'We have no story under this address. The client may have a new name, or the link a letter too many.',
    button: 'Back to Client Stories',
    to: '/customers/stories',
  },
  advisor: {
    heading: 'Advisor Not Found',
    text: 'Nobody in the network goes by this address. Everybody who does is one page away.',
    button: 'Back to Network',
    to: '/network/advisors',
  },
  project: {
    heading: 'Project Not Found',
    text: 'There is no project under this address. The portfolio shows every one that is published.',
    button: 'Back to Portfolio',
    to: '/portfolio',
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;
