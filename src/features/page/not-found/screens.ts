import texts from '../../../data/pages/not-found.yaml';

/** The screen for an unknown id: its heading, which is also the title, and the way on. */
export interface Screen {
  heading: string;
  text: string;
  button: string;
  to: string;
}

/** What an unknown address shows, by its first part. */
export const SCREENS = {
  page: {...texts.page, to: '/'},
  client: {...texts.client, to: '/customers/stories'},
  advisor: {...texts.advisor, to: '/network/advisors'},
  project: {...texts.project, to: '/portfolio'},
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;
