import {pick} from '../../lib/record';
import type {Hub} from './schema';

const CARD_FIELDS = ['id', 'title', 'description', 'hue', 'icon'] as const;

/** The title of a hub's page, without the site's name. */
export const hubTitle = ({title}: {title: string}): string => `${title}: growth hub`;

/** What a link to a hub shows. */
export type HubCard = Pick<Hub, (typeof CARD_FIELDS)[number]>;

/** Projects a hub onto its card. */
export const toHubCard = (hub: Hub): HubCard => pick(hub, CARD_FIELDS);
