import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ALWAYS} from '../../config/hydration';
import Page from '../../features/page/Page';
import {Width} from '../../components/layout/Section';

const TARGET = '/services/advisory';

/** Leads to the advisory page, history replaced: by the router, and without script by the browser itself. */
export default function ServicesRedirect(): ReactNode {
  const target = useBaseUrl(TARGET);
  return (
    <Page
      restores={[ALWAYS]}
      title="Services"
      description="Our services are growth advisory and fundraising advisory; this page leads to them."
      keywords={['services']}
      canonical={TARGET}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Width>
        <h1>Services</h1>
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${target}`} />
        </noscript>
        <p>
          Our services are described under <Link to={TARGET}>Advisory</Link>.
        </p>
      </Width>
      <Redirect to={target} />
    </Page>
  );
}
