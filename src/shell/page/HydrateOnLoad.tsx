import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {ALWAYS, HYDRATE_META} from '../../config/hydration';

/**
 * Has the page become live as soon as it has loaded, not at the first sign of intent (src/plugins/client/deferred-hydration):
 * everywhere, or only where one of the words of src/config/hydration.ts holds.
 */
export default function HydrateOnLoad({where = [ALWAYS]}: {where?: readonly string[]}): ReactNode {
  return (
    <Head>
      <meta name={HYDRATE_META} content={where.join(' ')} />
    </Head>
  );
}
