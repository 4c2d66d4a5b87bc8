import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {LANGUAGE} from '../../config/site';

/**
 * Changes: one language, so no alternates; no tags for third-party search; no `metadata` of the config; the canonical
 * address is the page's own, since an unknown address has none.
 */
export default function SiteMetadata() {
  const {pathname} = useLocation();
  const {image} = useThemeConfig();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const address = url + (pathname === baseUrl ? pathname : pathname.replace(/\/$/, ''));
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={address} />
        <meta property="og:locale" content={LANGUAGE.replace('-', '_')} />
      </Head>
      <PageMetadata image={image} />
    </>
  );
}
