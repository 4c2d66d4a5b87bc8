import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isModified} from '../../components/ui/clicks';
import {openConsentDialog} from '../consent/dialogControl';

/** Reopens the consent dialog; without script, and in a new tab, it leads to the same settings on the privacy page. */
export default function CookieSettings(): ReactNode {
  const open = (event: MouseEvent) => {
    if (!isModified(event)) {
      event.preventDefault();
      openConsentDialog();
    }
  };
  return (
    <Link to="/privacy-policy#cookie-preferences" onClick={open}>
      Cookie settings
    </Link>
  );
}
