import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ExternalLink from '../../../components/ui/ExternalLink';
import {useSite} from '../../../config/useSite';
import ProviderForm from '../../../features/provider-forms/ProviderForm';
import styles from './Contact.module.css';

/** The sign-up form with its legal text, and beside it the direct ways to reach a person. */
export default function ContactForm(): ReactNode {
  const {contactEmail, linkedInUrl} = useSite();
  return (
    <div className={styles.columns}>
      <section className={styles.form} aria-labelledby="write">
        <h2 id="write">Leave your details</h2>
        <ProviderForm place="contact" />
        <p className={styles.legal}>
          If you give a phone number, you agree to receive text messages about your enquiry. SMS rates may
          apply. Reply STOP to opt out at any time. What we do with your details stands in the{' '}
          <Link to="/privacy-policy">Privacy Policy</Link>.
        </p>
      </section>
      <div className={styles.direct}>
        <h2>Or write to a person</h2>
        <dl>
          <div>
            <dt>E-mail</dt>
            <dd>
              <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
            </dd>
          </div>
          <div>
            <dt>LinkedIn</dt>
            <dd>
              <ExternalLink href={linkedInUrl}>Our company page</ExternalLink>
            </dd>
          </div>
        </dl>
        <h3>Three lines are enough</h3>
        <ol>
          <li>What you sell, where, and roughly how much of it.</li>
          <li>What has stopped working, or which round you plan.</li>
          <li>What you have tried already.</li>
        </ol>
      </div>
    </div>
  );
}
