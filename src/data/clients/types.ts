import type {Client} from './schema';

export interface ClientCard extends Pick<Client, 'id' | 'name' | 'sample' | 'sector' | 'services' | 'logo'> {
  /** The heading of the client's story, if there is one. */
  headline?: string | undefined;
  /** Its picture: hours as dots, or else the first lines of its artefact. */
  hours?: NonNullable<Client['story']>['hours'];
  artefact?: {heading: string; rows: readonly (readonly [name: string, cell: string])[]} | undefined;
}

/** `Funding / Growth`. */
export function serviceLine(services: readonly string[]): string {
  return [...services].sort().join(' / ');
}
