import type {Site} from '../../config/site';

/** The lines of the owner's postal address. */
export const addressLines = ({address}: Pick<Site, 'address'>): string[] =>
  address.split('|').map((line) => line.trim());
