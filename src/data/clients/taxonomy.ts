import {sectors} from '../taxonomies/sectors';
import {services} from '../taxonomies/services';

export const SECTORS = sectors.clients;

export const CLIENT_SERVICES = services.clients;

/** `interior-design` as `Interior design`. */
export function sectorLabel(sector: string): string {
  const words = sector.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
