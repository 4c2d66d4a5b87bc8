import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {siteOf, type Site} from './site';

export function useSite(): Site {
  return siteOf(useDocusaurusContext().siteConfig);
}
