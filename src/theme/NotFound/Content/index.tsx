import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ALWAYS, NOT_FOUND} from '../../../config/hydration';
import {useSite} from '../../../config/useSite';
import {crumbsFor} from '../../../shell/breadcrumbs/crumbs';
import {usePagePath} from '../../../shell/breadcrumbs/usePagePath';
import HydrateOnLoad from '../../../shell/page/HydrateOnLoad';
import NotFoundScreen from '../../../shell/not-found/NotFoundScreen';
import {resolveUnknown, searchTextOf} from '../../../shell/not-found/resolve';
import {SCREENS} from '../../../shell/not-found/screens';
import {breadcrumbList, toJson, webPage} from '../../../shell/page/structuredData';

const KEYWORDS = ['page not found', '404'];

/**
 * The screen for addresses without a page. Changes: where the original says the same two sentences of every address,
 * ours has screens for unknown clients, advisors and projects, redirects, breadcrumbs, and asks not to be indexed.
 *
 * The server's 404.html knows no address, so the first render in the browser is the same plain screen; only then is
 * the address looked up in the table of unknown ids, its trail shown, and a search for its words offered. (404.html has replaced an address with
 * capitals or a slash at its end by then.)
 */
export default function NotFoundContent(): ReactNode {
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
        {crumbs.length > 0 && (
          <script type="application/ld+json">{toJson(breadcrumbList(site, crumbs))}</script>
        )}
        <script type="application/ld+json">
          {toJson(webPage(site, {title: screen.heading, description: screen.text, path: ''}))}
        </script>
      </Head>
      <HydrateOnLoad where={[ALWAYS, NOT_FOUND]} />
      <NotFoundScreen screen={screen} crumbs={crumbs} words={isBrowser ? searchTextOf(path) : ''} />
    </>
  );
}
