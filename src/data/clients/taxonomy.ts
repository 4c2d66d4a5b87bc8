/** The sectors of the clients, as addresses and data spell them. */
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

export type Sector = (typeof SECTORS)[number];

/** What the network does for a client. */
export const CLIENT_SERVICES = ['Growth', 'Funding'] as const;

/** A sector as a visitor reads it: `interior-design` gives `Interior design`. */
export function sectorLabel(sector: Sector): string {
  const words = sector.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
