import type {ReactNode} from 'react';
import OpenTools from '../../../components/layout/OpenTools';
import Linked from '../../../components/ui/Linked';
import TextLink from '../../../components/ui/TextLink';
import {useSite} from '../../../config/useSite';
import HydrateOnLoad from '../../../shell/page/HydrateOnLoad';
import texts from '../../../data/pages/contact.yaml';
import ProviderForm from '../../../shell/provider-forms/ProviderForm';
import styles from './Contact.module.css';
import EnquiryForm from './EnquiryForm';
import NewTab from '../../../components/ui/NewTab';
import {Button, ButtonLink} from '../../../components/ui/Button';
import {absolute} from '../../../shell/page/structuredData';
import {copyText} from '../../../shell/toasts/copyText';
import {useSubject} from './useSubject';

/** The link that an enquiry is about, to be pasted into a form of the provider's, which takes nothing else along. */
function CarryLink(): ReactNode {
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

/** The form with its legal text, and beside it the direct ways to reach a person. */
export default function ContactForm(): ReactNode {
  const {contactEmail, linkedInUrl, bookingUrl, formsKey, formsContactId} = useSite();
  const fromProvider = formsKey !== '' && formsContactId !== '';
  const {form, booking, direct, next} = texts;
  return (
    <div className={styles.columns}>
      <section className={styles.form} aria-labelledby="write">
        <h2 id="write">{form.heading}</h2>
        {fromProvider && <HydrateOnLoad />}
        <ProviderForm
          place="contact"
          fallback={<EnquiryForm />}
          note={
            <>
              <CarryLink />
              <p className={styles.messages}>
                <Linked>{form.messages}</Linked>
              </p>
            </>
          }
        />
        <p className={styles.legal}>
          <Linked>{form.legal}</Linked>
        </p>
      </section>
      <div className={styles.direct}>
        {bookingUrl !== '' && (
          <>
            <h2>{booking.heading}</h2>
            <p>{booking.text}</p>
            <p>
              <ButtonLink to={bookingUrl}>
                {booking.button} <NewTab />
              </ButtonLink>
            </p>
          </>
        )}
        <h2>{direct.heading}</h2>
        <dl>
          <div>
            <dt>E-mail</dt>
            <dd>
              <TextLink to={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
            </dd>
          </div>
          <div>
            <dt>LinkedIn</dt>
            <dd>
              <TextLink to={linkedInUrl}>{direct.linkedIn}</TextLink>
            </dd>
          </div>
        </dl>
        <h3>{next.heading}</h3>
        <ol>
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <OpenTools />
      </div>
    </div>
  );
}
