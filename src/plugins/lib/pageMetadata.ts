import type {RouteMetadata} from '@docusaurus/types';
import type {Hue} from '../../config/hues';
import type {Stamp} from '../../data/recipes/stamp';
import type {SectionName} from '../../config/sections';
import type {Facets} from '../../features/search/types';

/** Everything a social card shows. */
export interface CardFacts {
  title: string;
  /** The small line above the title. */
  section: string;
  /** The small line at the foot. */
  note: string;
  hue: Hue;
  /** In the margin; else the site's mark is there. */
  number?: number;
  stamp?: Stamp | undefined;
  /** The initials of a person, drawn large. */
  initials?: string;
}

/** What the outputs know of a page beside its HTML; Docusaurus keeps the metadata of a route from browsers. */
export type PageMetadata = RouteMetadata & {
  section?: SectionName;
  /** Set where the social card differs from the card of its section or from the title in the head. */
  card?: Partial<CardFacts>;
  facets?: Facets;
};
