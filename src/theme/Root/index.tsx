import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ConsentDialog from '@theme/ConsentDialog';
import Optional from '../../components/layout/Optional';
import fraunces from '../../css/fonts/fraunces.woff2';
import frauncesDisplay from '../../css/fonts/fraunces-display.woff2';
import instrumentSans from '../../css/fonts/instrument-sans.woff2';

/** Changes: preloads the three fonts for the first paint, and holds the consent dialog, which outlives navigation. */
export default function Root({children}: {children: ReactNode}) {
  return (
    <>
      <Head>
        {[instrumentSans, frauncesDisplay, fraunces].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
      </Head>
      {children}
      <Optional>
        <ConsentDialog />
      </Optional>
    </>
  );
}
