import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HYDRATE_META, NOT_FOUND, WITH_QUERY} from '../../config/hydration';

/**
 * Has the page become live as soon as it has loaded, not at the first sign of intent (src/plugins/client/deferred-hydration);
 * with `withQuery` only where its address has one.
 */
export default function HydrateOnLoad({
  notFound = false,
  withQuery = false,
}: {
  notFound?: boolean;
  withQuery?: boolean;
}): ReactNode {
  const content = notFound ? NOT_FOUND : withQuery ? WITH_QUERY : 'load';
  return (
    <Head>
      <meta name={HYDRATE_META} content={content} />
    </Head>
  );
}
