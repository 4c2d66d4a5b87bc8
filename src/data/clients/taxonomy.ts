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
export function sectorLabel(sector: string): string {
  const words = sector.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
