import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Site} from './site';
import {siteOf} from './siteOf';

/** The site's settings, for components. */
export function useSite(): Site {
  return siteOf(useDocusaurusContext().siteConfig);
}
