import Head from '@docusaurus/Head';
import {ALWAYS, HYDRATE_META} from '../../config/hydration';

/** Hydrates the page on load, not at the first sign of intent; `where` takes the words of src/config/hydration.ts. */
export default function HydrateOnLoad({where = [ALWAYS]}: {where?: readonly string[]}) {
  return (
    <Head>
      <meta name={HYDRATE_META} content={where.join(' ')} />
    </Head>
  );
}
