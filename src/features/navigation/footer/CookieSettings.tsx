import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {openConsentDialog} from '../../consent/dialogControl';

/** Reopens the consent dialog; without script, and in a new tab, it leads to the same settings on the privacy page. */
export default function CookieSettings(): ReactNode {
  const open = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
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
