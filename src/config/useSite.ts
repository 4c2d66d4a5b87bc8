import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {siteOf, type Site} from './site';

/** The site's settings, for components. */
export function useSite(): Site {
  return siteOf(useDocusaurusContext().siteConfig);
}
