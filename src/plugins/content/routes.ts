import type {RouteConfig} from '@docusaurus/types';
import type {PageMetadata} from '../lib/pageMetadata';

/** A page that a kind of content adds: its path below the base URL, its component and the data that it alone needs. */
export type Page = Pick<RouteConfig, 'path' | 'component' | 'modules' | 'props'> & {
  metadata?: PageMetadata;
};

/** The site that pages are added to. */
export interface Site {
  siteDir: string;
  baseUrl: string;
  name: string;
  /** The whole address of a path of this site. */
  absolute: (path: string) => string;
  /** Writes a data module, from its name and its text, and gives its name for a page's `modules`. */
  data: (name: string, text: string) => Promise<string>;
}
