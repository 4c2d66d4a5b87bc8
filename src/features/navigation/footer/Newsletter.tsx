import type {ReactNode, SubmitEvent} from 'react';
import Link from '@docusaurus/Link';
import {Button} from '../../../components/ui/Button';
import MailLink from '../../../components/ui/MailLink';
import {useSite} from '../../../config/useSite';
import Field, {Honeypot} from '../../forms/Field';
import {HONEYPOT, usePost} from '../../forms/usePost';
import ProviderForm from '../../provider-forms/ProviderForm';
import styles from './Newsletter.module.css';

/** One address, posted to where the owner collects them. */
function SignUp({action}: {action: string}): ReactNode {
  const {state, post} = usePost(action);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    post(event.currentTarget);
  };
  return (
    <div>
      {state !== 'sent' && (
        <form className={styles.form} method="post" action={action} onSubmit={submit}>
          <Honeypot name={HONEYPOT} />
          <Field name="email" label="E-mail" type="email" required autoComplete="email" />
          <Button type="submit" disabled={state === 'sending'}>
            Subscribe
          </Button>
        </form>
      )}
      <p role="status" className={styles.status}>
        {state === 'sent' && 'Thank you, your address has arrived.'}
        {state === 'failed' && 'That did not work. Your address is still here: please try again.'}
      </p>
    </div>
  );
}

/** The letter: the provider's form, our own, or where there is neither, the feeds and an e-mail, under a heading that says so. */
export default function Newsletter(): ReactNode {
  const {contactEmail, formsKey, formsFooterId, newsletterAction} = useSite();
  const hasLetter = (formsKey !== '' && formsFooterId !== '') || newsletterAction !== '';
  const follow = (
    <p>
      <Link to="pathname:///philosophy/journal/rss.xml" target="_self">
        RSS
      </Link>
      {', '}
      <Link to="pathname:///philosophy/journal/atom.xml" target="_self">
        Atom
      </Link>
      , or <MailLink email={contactEmail}>ask us by e-mail</MailLink> to write when something new is out.
    </p>
  );
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <h2 id="newsletter">{hasLetter ? 'One useful letter a month' : 'Follow the journal'}</h2>
      <p>What we tested, what it cost, what we would do again.</p>
      <ProviderForm
        place="footer"
        fallback={newsletterAction === '' ? follow : <SignUp action={newsletterAction} />}
      />
    </section>
  );
}
