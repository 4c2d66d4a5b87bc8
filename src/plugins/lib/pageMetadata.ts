import type {RouteMetadata} from '@docusaurus/types';
import type {Hue} from '../../config/hues';
import type {Channel, Level, Stage} from '../../data/recipes/taxonomy';

/** The small drawing at the right of a social card. */
export type Drawing =
  | {kind: 'map'; effort: Level; impact: Level}
  | {kind: 'initials'; text: string}
  | {kind: 'page' | 'bars' | 'curve' | 'stairs' | 'waves' | 'arcade'};

/** Everything a social card shows. */
export interface CardFacts {
  title: string;
  /** The small line above the title. */
  section: string;
  /** The small line at the foot. */
  note: string;
  hue: Hue;
  drawing: Drawing;
}

/** What the search's filters know of a page. */
export interface Facets {
  channels: readonly Channel[];
  stage: Stage;
}

/** What the outputs know of a page beside its HTML; Docusaurus keeps the metadata of a route from browsers. */
export type PageMetadata = RouteMetadata & {
  /** Where its social card differs from that of its section, and from the title in its head. */
  card?: Partial<CardFacts>;
  facets?: Facets;
};
