import {lazy, Suspense} from 'react';
import Link from '@docusaurus/Link';
import TextLink from '../../components/ui/TextLink';
import {useSite} from '../../config/useSite';
import {JOURNAL_PATH} from '../../config/paths';
import ProviderForm from '../provider-forms/ProviderForm';
import styles from './Newsletter.module.css';

const SignUp = lazy(() => import('./SignUp'));

/** The provider's form or our own; where there is neither, the feeds and an e-mail address. */
export default function Newsletter() {
  const {contactEmail, formsKey, formsFooterId, newsletterAction} = useSite();
  const hasLetter = (formsKey !== '' && formsFooterId !== '') || newsletterAction !== '';

  const follow = (
    <p className="soft">
      <Link to={`pathname://${JOURNAL_PATH}/rss.xml`} target="_self">
        RSS
      </Link>
      {', '}
      <Link to={`pathname://${JOURNAL_PATH}/atom.xml`} target="_self">
        Atom
      </Link>
      {', or '}
      <TextLink to={`mailto:${contactEmail}`}>ask us by e-mail</TextLink> to let you know when something new
      is out.
    </p>
  );
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <h2 className="subheading" id="newsletter">
        {hasLetter ? 'One useful letter a month' : 'Follow the journal'}
      </h2>
      <p className="soft">What we tested, what it cost, what we would do again.</p>
      <ProviderForm
        place="footer"
        fallback={
          newsletterAction === '' ? (
            follow
          ) : (
            <Suspense>
              <SignUp action={newsletterAction} />
            </Suspense>
          )
        }
      />
    </section>
  );
}
