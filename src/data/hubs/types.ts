import type {RecipeSummary} from '../recipes/types';
import type {Hub} from './schema';

/** What a link to a hub shows. */
export type HubCard = Pick<Hub, 'id' | 'title' | 'description' | 'hue' | 'icon'>;

/** What a hub's page shows of a recipe. */
export interface HubRecipe extends RecipeSummary {
  description: string;
}

/** The index of the hubs. */
export const HUBS_PATH = '/growth-hubs';

/** The address of a hub. */
export const hubPath = (id: string): string => `${HUBS_PATH}/${id}`;

/** Projects a hub onto its card. */
export const toHubCard = ({id, title, description, hue, icon}: Hub): HubCard => ({
  id,
  title,
  description,
  hue,
  icon,
});
