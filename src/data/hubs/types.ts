import type {RecipeSummary} from '../recipes/types';
import {pick} from '../record';
import type {Hub} from './schema';

const CARD_FIELDS = ['id', 'title', 'description', 'hue', 'icon'] as const;

/** What a link to a hub shows. */
export type HubCard = Pick<Hub, (typeof CARD_FIELDS)[number]>;

/** What a hub's page shows of a recipe. */
export interface HubRecipe extends RecipeSummary {
  description: string;
}

/** The index of the hubs. */
export const HUBS_PATH = '/growth-hubs';

/** The address of a hub. */
export const hubPath = (id: string): string => `${HUBS_PATH}/${id}`;

/** The address of a sheet that can be downloaded from a hub. */
export const sheetPath = (hub: string, file: string): string => `/sheets/${hub}/${file}.csv`;

/** Projects a hub onto its card. */
export const toHubCard = (hub: Hub): HubCard => pick(hub, CARD_FIELDS);
