import {useEffect} from 'react';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HYDRATE_META, NOT_FOUND} from '../../../config/hydration';
import {useSite} from '../../../config/useSite';
import {crumbsFor} from '../../../shell/breadcrumbs/crumbs';
import {usePagePath} from '../../../shell/breadcrumbs/usePagePath';
import NotFoundScreen from '../../../shell/not-found/NotFoundScreen';
import {resolveUnknown, SCREENS, searchTextOf} from '../../../shell/not-found/resolve';
import {breadcrumbList, toJson, webPage} from '../../../shell/page/structuredData';

const KEYWORDS = ['page not found', '404'];

/**
 * Changes: screens for unknown clients, advisors and projects, redirects, breadcrumbs, noindex. 404.html is built
 * without an address, so the first render must be the plain screen; the lookup, the trail and the search follow after
 * hydration, when capitals and trailing slashes are already gone from the address.
 */
export default function NotFoundContent() {
  const path = usePagePath();
  const history = useHistory();
  const site = useSite();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  const resolution = isBrowser ? resolveUnknown(path) : undefined;
  const redirect = resolution?.redirect;
  const screen = SCREENS[resolution?.screen ?? 'page'];
  const crumbs = isBrowser ? crumbsFor(path) : [];

  useEffect(() => {
    if (redirect !== undefined) {
      history.replace(`${baseUrl}${redirect.slice(1)}`);
    }
  }, [redirect, history, baseUrl]);

  return (
    <>
      <PageMetadata title={screen.heading} description={screen.text} keywords={KEYWORDS} />
      <Head>
        <meta name="robots" content="noindex" />
        <meta name={HYDRATE_META} content={NOT_FOUND} />
        {crumbs.length > 0 && (
          <script type="application/ld+json">{toJson(breadcrumbList(site, crumbs))}</script>
        )}
        <script type="application/ld+json">
          {toJson(webPage(site, {title: screen.heading, description: screen.text, path: ''}))}
        </script>
      </Head>
      <NotFoundScreen screen={screen} crumbs={crumbs} words={isBrowser ? searchTextOf(path) : ''} />
    </>
  );
}
