import {useEffect, useRef, useState, type FormEvent} from 'react';
import clsx from 'clsx';
import TextLink from '../../../components/ui/TextLink';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '../../../components/ui/Button';
import {useSite} from '../../../config/useSite';
import Field, {Honeypot} from '../../../shell/forms/Field';
import {composeMessage, fitsLink, mailtoAddress, writtenIn} from '../../../shell/forms/message';
import {forgetDraft, useDraft} from '../../../shell/forms/useDraft';
import {usePost} from '../../../shell/forms/usePost';
import {absolute} from '../../../shell/page/structuredData';
import {copyText} from '../../../shell/toasts/copyText';
import About from './About';
import CopyByHand from './CopyByHand';
import Times, {TIMES} from './Times';
import styles from './EnquiryForm.module.css';
import {FIELDS, MORE} from './enquiryFields';
import {useSubject} from './useSubject';
import {claims} from '../../../config/site';

const DRAFT_KEY = 'gfn-enquiry';

/**
 * Our own contact form: posted to the configured address, otherwise composed as an e-mail. Works without script either
 * way, and keeps what was written when sending fails.
 */
export default function EnquiryForm() {
  const site = useSite();
  const {contactEmail, formAction, url} = site;
  const {state, post} = usePost(formAction);
  const form = useRef<HTMLFormElement>(null);
  const keep = useDraft(form, DRAFT_KEY);
  const thanks = useRef<HTMLHeadingElement>(null);
  const how = useRef<HTMLParagraphElement>(null);
  const [handedOver, setHandedOver] = useState(false);
  const [byHand, setByHand] = useState('');
  const thanksAddress = url + useBaseUrl('/contact/thank-you');
  const {about, page, isBooking, forget} = useSubject();
  const link = page === '' ? '' : absolute(site, page);

  useEffect(() => {
    if (state === 'sent') {
      forgetDraft(DRAFT_KEY);
      thanks.current?.focus();
    }
  }, [state]);

  const paragraphs = () => writtenIn(form.current, [...FIELDS, ...MORE, TIMES]);
  const message = () => composeMessage(about, [...paragraphs(), ['Link', link]]);
  const writeMail = async () => {
    const written = message();
    const whole = mailtoAddress(contactEmail, written);
    const isCopied =
      !fitsLink(whole) &&
      (await copyText(
        written.body,
        'Paste it into the e-mail that opens: it is too long to be handed over.',
      ));
    window.location.href = isCopied ? mailtoAddress(contactEmail, {...written, body: ''}) : whole;
    // If there is no mail app, a visitor would otherwise see nothing happen.
    setHandedOver(true);
    how.current?.scrollIntoView({block: 'nearest'});
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (formAction === '') {
      void writeMail();
    } else {
      post(event.currentTarget);
    }
  };
  const copy = async () => {
    if (paragraphs().every(([, text]) => text.trim() === '')) {
      // Nothing is written yet: the browser says where to begin.
      form.current?.reportValidity();
      return;
    }
    const {subject, body} = message();
    const text = `${subject}\n\n${body}`;
    const isCopied = await copyText(
      text,
      `Paste it into an e-mail to ${contactEmail}.`,
      'Your message is below the form, selected, for you to copy.',
    );
    setByHand(isCopied ? '' : text);
  };

  if (state === 'sent') {
    return (
      <div>
        <h3 ref={thanks} tabIndex={-1}>
          Thank you, your message is with us
        </h3>
        <p>{`An advisor reads it and answers ${claims.reply}.`}</p>
      </div>
    );
  }
  return (
    <>
      <form
        ref={form}
        className={clsx('grid gap20 relative', styles.form)}
        method="post"
        action={formAction === '' ? `mailto:${contactEmail}?subject=Enquiry` : formAction}
        encType={formAction === '' ? 'text/plain' : undefined}
        onInput={keep}
        onSubmit={submit}
      >
        {about !== '' && (
          <About
            about={about}
            page={page}
            link={link}
            onRemove={() => {
              forget();
              form.current?.querySelector<HTMLElement>(`[name="${FIELDS[0].name}"]`)?.focus();
            }}
          />
        )}
        <input type="hidden" name="_next" value={thanksAddress} />
        <Honeypot />
        {FIELDS.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        {isBooking && <Times />}
        <details className={styles.more}>
          <summary>Tell us more</summary>
          <div className="grid gap20 above20">
            {MORE.map((field) => (
              <Field key={field.name} {...field} />
            ))}
          </div>
        </details>
        {state === 'failed' && (
          <p className={styles.failed} role="alert">
            Not sent. Your message is still here: try again, or copy it into an e-mail to{' '}
            <TextLink to={`mailto:${contactEmail}`}>{contactEmail}</TextLink>.
          </p>
        )}
        {formAction === '' && (
          <p ref={how} role="status" className="note">
            {handedOver
              ? `Did nothing open? Copy the message, and paste it into an e-mail to ${contactEmail}.`
              : 'The button opens your own mail app with the message written out. You send it yourself.'}
          </p>
        )}
        <div className="cluster gap12">
          <Button primary type="submit" aria-disabled={state === 'sending'}>
            {state === 'sending' ? 'Sending' : formAction === '' ? 'Write the e-mail' : 'Send'}
          </Button>
          <Button onClick={() => void copy()}>Copy the message</Button>
        </div>
      </form>
      {byHand !== '' && <CopyByHand text={byHand} />}
    </>
  );
}
