import type {ReactNode} from 'react';
import {Redirect, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ALWAYS} from '../../config/hydration';
import Page from '../../shell/page/Page';
import {Width} from '../../components/layout/Section';
import Linked from '../../components/ui/Linked';
import texts from '../../data/pages/services.yaml';

const TARGET = '/services/advisory';

/**
 * Redirects to the advisory page with all else of the address, and leaves no entry in the history. Without script, the
 * browser redirects by itself.
 */
export default function ServicesRedirect(): ReactNode {
  const target = useBaseUrl(TARGET);
  const {search, hash} = useLocation();
  return (
    <Page findable={false} restores={[ALWAYS]} {...texts.page} canonical={TARGET}>
      <Width>
        <h1>{texts.heading}</h1>
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${target}`} />
        </noscript>
        <p>
          <Linked>{texts.text}</Linked>
        </p>
      </Width>
      <Redirect to={`${target}${search}${hash}`} />
    </Page>
  );
}
