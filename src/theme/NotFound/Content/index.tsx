import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePagePath} from '../../../features/navigation/breadcrumbs/usePagePath';
import HydrateOnLoad from '../../../features/page/HydrateOnLoad';
import NotFoundScreen from '../../../features/page/not-found/NotFoundScreen';
import {resolveUnknown} from '../../../features/page/not-found/resolve';
import {SCREENS} from '../../../features/page/not-found/screens';

/**
 * What stands where no page is. The server's 404.html knows no address, so the first render in the browser is the same
 * plain screen; only then is the address looked up in the table of unknown ids.
 */
export default function NotFoundContent(): ReactNode {
  const path = usePagePath();
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  const resolution = isBrowser ? resolveUnknown(path) : undefined;
  const redirect = resolution?.redirect;
  const screen = SCREENS[resolution?.screen ?? 'page'];

  useEffect(() => {
    if (redirect !== undefined) {
      history.replace(`${baseUrl}${redirect.slice(1)}`);
    }
  }, [redirect, history, baseUrl]);

  return (
    <>
      <PageMetadata title={screen.heading} />
      <HydrateOnLoad />
      <NotFoundScreen screen={screen} />
    </>
  );
}
