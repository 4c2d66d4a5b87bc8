import {lazy, Suspense, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Button} from '../../components/ui/Button';
import styles from './ConsentDialog.module.css';
import {CONSENT_TITLE_ID} from './dialogControl';
import {EVERYTHING, grantedBy, NOTHING, type Choice} from './record';
import {readConsent, saveConsent} from './store';
import {useDialogOpening} from './useDialogOpening';
import {useBottomInset} from './useBottomInset';

const CategoryToggles = lazy(() => import('./CategoryToggles'));

/**
 * Asks for consent: not modal, so the page stays readable, and only closed by a choice.
 * Accepting and refusing weigh the same.
 */
export default function ConsentDialog(): ReactNode {
  const {open, heading} = useDialogOpening();
  const dialog = useBottomInset(open);
  const [detailed, setDetailed] = useState<Choice | null>(null);

  const save = (choice: Choice) => {
    saveConsent(choice);
    setDetailed(null);
  };
  return (
    <div
      ref={dialog}
      role="dialog"
      aria-labelledby={CONSENT_TITLE_ID}
      aria-describedby="consent-text"
      className={styles.dialog}
      hidden={!open}
      data-detailed={detailed !== null || undefined}
    >
      <div>
        <h2 ref={heading} id={CONSENT_TITLE_ID} tabIndex={-1} className={styles.title}>
          Your choice about cookies
        </h2>
        <p id="consent-text" className={styles.text}>
          We use what the site needs to work. With your consent we also count visits and measure our
          advertisements. Details in our <Link to="/privacy-policy">privacy policy</Link>; you can change your
          mind at any time.
        </p>
        {detailed !== null && (
          <Suspense>
            <CategoryToggles choice={detailed} onChange={setDetailed} />
          </Suspense>
        )}
      </div>
      <div className={styles.actions}>
        {detailed === null ? (
          <>
            <Button onClick={() => save(EVERYTHING)}>Accept All</Button>
            <Button onClick={() => save(NOTHING)}>Necessary Only</Button>
            <Button className={styles.plain} onClick={() => setDetailed(grantedBy(readConsent()))}>
              Customize Settings
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => save(detailed)}>Save Preferences</Button>
            <Button className={styles.plain} onClick={() => setDetailed(null)}>
              Back
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
