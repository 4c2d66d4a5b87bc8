import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The current path below the base URL, without a trailing slash. */
export function usePagePath(): string {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const below = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  return below === '/' ? below : below.replace(/\/+$/, '');
}
