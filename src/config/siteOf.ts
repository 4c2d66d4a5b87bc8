import type {DocusaurusConfig} from '@docusaurus/types';
import type {Site} from './site';

/** The site's settings, as docusaurus.config.ts put them into its custom fields. */
export function siteOf({customFields}: Pick<DocusaurusConfig, 'customFields'>): Site {
  return customFields?.site as Site;
}
