import type {Client} from './schema';

/** What a client's card needs. */
export interface ClientCard extends Pick<Client, 'id' | 'name' | 'sector' | 'services' | 'logo'> {
  /** Whether the client has a story of its own. */
  dedicated: boolean;
}

/** A client's services in one line: `Funding / Growth`. */
export function serviceLine(services: readonly string[]): string {
  return [...services].sort().join(' / ');
}
