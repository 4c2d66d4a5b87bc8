import {hubPath, type PageLink} from '../../config/paths';
import {pick} from '../../lib/record';
import type {Hub} from './schema';

const CARD_FIELDS = ['id', 'title', 'description', 'hue', 'icon'] as const;

/** The title of the hub's page, without the site's name. */
export const hubTitle = ({title}: {title: string}): string => `${title}: growth hub`;

export const hubLink = ({id, title}: Pick<Hub, 'id' | 'title'>): PageLink => ({
  title: `Growth hub: ${title}`,
  path: hubPath(id),
});

export interface HubCard extends Pick<Hub, (typeof CARD_FIELDS)[number]> {
  /** The first step of its approach. */
  first: Hub['approach']['steps'][0];
}

export const toHubCard = (hub: Hub): HubCard => ({
  ...pick(hub, CARD_FIELDS),
  first: hub.approach.steps[0],
});
