import {capital} from '../../lib/capital';

/** Sectors of clients as addresses spell them, in the order in which filters show them. */
export const SECTORS = [
  'interior-design',
  'fashion-tech',
  'ecom',
  'fintech',
  'healthtech',
  'gaming',
  'esports',
  'Edutech',
] as const;

/** What the network does for a client. */
export const CLIENT_SERVICES = ['Growth', 'Funding'] as const;

/** `interior-design` as `Interior design`. */
export const sectorLabel = (sector: string): string => capital(sector.replaceAll('-', ' '));
