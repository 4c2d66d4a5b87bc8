import type {Client} from './schema';

/** What a client's card needs. */
export interface ClientCard extends Pick<Client, 'id' | 'name' | 'sample' | 'sector' | 'services' | 'logo'> {
  /** The heading of the client's story, where it is written. */
  headline?: string;
}

/** A client's services in one line: `Funding / Growth`. */
export function serviceLine(services: readonly string[]): string {
  return [...services].sort().join(' / ');
}
