import {sectors} from '../taxonomies/sectors';
import {services} from '../taxonomies/services';

/** The sectors of the clients, as addresses and data spell them. */
export const SECTORS = sectors.clients;

/** What the network does for a client. */
export const CLIENT_SERVICES = services.clients;

/** A sector as a visitor reads it: `interior-design` gives `Interior design`. */
export function sectorLabel(sector: string): string {
  const words = sector.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
