import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HYDRATE_META, NOT_FOUND} from '../../config/hydration';

/** Has the page become live as soon as it has loaded, not at the first sign of intent (src/plugins/client/deferred-hydration). */
export default function HydrateOnLoad({notFound = false}: {notFound?: boolean}): ReactNode {
  return (
    <Head>
      <meta name={HYDRATE_META} content={notFound ? NOT_FOUND : 'load'} />
    </Head>
  );
}
