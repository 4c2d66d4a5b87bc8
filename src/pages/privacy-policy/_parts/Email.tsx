import type {ReactNode} from 'react';
import MailLink from '../../../components/ui/MailLink';
import {useSite} from '../../../config/useSite';

/** A link to our help address. */
export default function Email(): ReactNode {
  const {contactEmail} = useSite();
  return <MailLink email={contactEmail} />;
}
