import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSite} from '../../../config/useSite';

/** A link to our help address. */
export default function Email(): ReactNode {
  const {contactEmail} = useSite();
  return <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>;
}
