import texts from '../../data/pages/not-found.yaml';
import {ADVISORS_PATH, PORTFOLIO_PATH, STORIES_PATH} from '../../config/paths';

/** The heading is also the title. */
export interface Screen {
  heading: string;
  text: string;
  button: string;
  to: string;
}

export const SCREENS = {
  page: {...texts.page, to: '/'},
  client: {...texts.client, to: STORIES_PATH},
  advisor: {...texts.advisor, to: ADVISORS_PATH},
  project: {...texts.project, to: PORTFOLIO_PATH},
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;
