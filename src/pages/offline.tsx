import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {ButtonLink} from '../components/ui/Button';
import {Width} from '../components/layout/Section';
import Page from '../features/page/Page';
import styles from './offline.module.css';

/** What the service worker shows in the place of a page that was never opened; nothing links here. */
export default function Offline(): ReactNode {
  return (
    <Page
      title="You are offline"
      description="This page has not been opened on this device before, so there is no copy of it to show without a connection."
      keywords={['offline']}
      crumb="Offline"
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Width className={styles.screen}>
        <h1>You are offline</h1>
        <p>
          This page has not been opened on this device before, so there is no copy of it. Pages that you have
          opened can still be read. For this one, connect and load it again.
        </p>
        <ButtonLink primary to="/">
          Go to the home page
        </ButtonLink>
      </Width>
    </Page>
  );
}
