import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ExternalLink from '../../../components/ui/ExternalLink';
import MailLink from '../../../components/ui/MailLink';
import {useSite} from '../../../config/useSite';
import HydrateOnLoad from '../../../features/page/HydrateOnLoad';
import ProviderForm from '../../../features/provider-forms/ProviderForm';
import styles from './Contact.module.css';
import EnquiryForm from './EnquiryForm';

/** The form with its legal text, and beside it the direct ways to reach a person. */
export default function ContactForm(): ReactNode {
  const {contactEmail, linkedInUrl, formsKey, formsContactId} = useSite();
  const fromProvider = formsKey !== '' && formsContactId !== '';
  return (
    <div className={styles.columns}>
      <section className={styles.form} aria-labelledby="write">
        <h2 id="write">Three lines are enough</h2>
        {fromProvider && <HydrateOnLoad />}
        <ProviderForm place="contact" fallback={<EnquiryForm />} />
        <p className={styles.legal}>
          {fromProvider &&
            'Text messages are sent only if you tick the box for them. SMS rates may apply. Reply STOP to opt out at any time. '}
          Our <Link to="/privacy-policy">Privacy Policy</Link> explains what we do with your details.
        </p>
      </section>
      <div className={styles.direct}>
        <h2>Or write to a person</h2>
        <dl>
          <div>
            <dt>E-mail</dt>
            <dd>
              <MailLink email={contactEmail} />
            </dd>
          </div>
          <div>
            <dt>LinkedIn</dt>
            <dd>
              <ExternalLink href={linkedInUrl}>Our company page</ExternalLink>
            </dd>
          </div>
        </dl>
        <h3>What happens next</h3>
        <ol>
          <li>
            An advisor who has worked on your kind of question reads the message and answers within 24 hours.
          </li>
          <li>You talk for 30 minutes, free, with your own numbers on the screen.</li>
          <li>
            If it makes sense, you start with as little as two days a month. If not, we say so, and who could
            help instead.
          </li>
        </ol>
      </div>
    </div>
  );
}
