import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSite} from '../../../config/useSite';
import {addressLines} from '../../../features/page/legal';

/** Who is responsible for the data, with a postal address (GDPR Article 13(1)(a)). */
export default function Controller(): ReactNode {
  const site = useSite();
  return (
    <p>
      {`${site.controller}, ${addressLines(site).join(', ')}, is the controller of the data described here. Who that is in full is in the `}
      <Link to="/imprint">imprint</Link>.
    </p>
  );
}
