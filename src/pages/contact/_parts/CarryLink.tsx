import type {ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import {useSite} from '../../../config/useSite';
import {absolute} from '../../../shell/page/structuredData';
import {copyText} from '../../../shell/toasts/copyText';
import styles from './Contact.module.css';
import {useSubject} from './useSubject';

/** The link that an enquiry is about, to be pasted into a form of the provider's, which takes nothing else along. */
export default function CarryLink(): ReactNode {
  const site = useSite();
  const {about, page} = useSubject();
  return page === '' ? null : (
    <p className={styles.carry}>
      Is it about <strong>{about}</strong>? Paste its link into your message.{' '}
      <Button small onClick={() => void copyText(absolute(site, page), 'Paste it into your message.')}>
        Copy its link
      </Button>
    </p>
  );
}
