import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {HYDRATE_META} from '../../config/hydration';
import Page from '../../shell/page/Page';
import {Width} from '../../components/layout/Section';

const TARGET = '/services/advisory';

/**
 * Redirects to the advisory page with all else of the address, and leaves no entry in the history. Without script, the
 * browser redirects by itself.
 */
export default function ServicesRedirect() {
  const target = useBaseUrl(TARGET);
  const {search, hash} = useLocation();
  return (
    <Page
      findable={false}
      title="Services"
      description="Our services are growth advisory and fundraising advisory, and this page takes you to them."
      keywords={['services']}
      canonical={TARGET}
    >
      <Head>
        <meta name={HYDRATE_META} />
      </Head>
      <Width>
        <h1 className="heading">Services</h1>
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${target}`} />
        </noscript>
        <p>
          Our services are described under <Link to={TARGET}>Advisory</Link>.
        </p>
      </Width>
      <Redirect to={`${target}${search}${hash}`} />
    </Page>
  );
}
