import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ExternalLink from '../../components/ui/ExternalLink';
import {useSite} from '../../config/useSite';

/** Shown in place of a sign-up form that is not available: the two direct ways to reach us. */
export default function FormFallback(): ReactNode {
  const {contactEmail, linkedInUrl} = useSite();
  return (
    <p>
      Write to <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link> or find us on{' '}
      <ExternalLink href={linkedInUrl}>LinkedIn</ExternalLink>.
    </p>
  );
}
