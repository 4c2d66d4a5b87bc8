import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Site} from './site';

/** Gives a component the site's identity, as read from the environment when the site was built. */
export function useSite(): Site {
  return useDocusaurusContext().siteConfig.customFields?.site as Site;
}
