import {useCallback, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {Button} from '../../components/ui/Button';
import {useSite} from '../../config/useSite';
import CategoryToggles from './CategoryToggles';
import styles from './ConsentDialog.module.css';
import {CONSENT_TITLE_ID} from './dialogControl';
import {EVERYTHING, grantedBy, NOTHING, type Choice} from './record';
import {readConsent, saveConsent} from './store';
import {useDialogOpening} from './useDialogOpening';
import Link from '@docusaurus/Link';

/** It is not modal, and only a choice closes it. Both views are in the HTML, so nothing has to load before a choice. */
export default function ConsentDialog() {
  const {tagManagerId} = useSite();
  const [detailed, setDetailed] = useState(false);
  const {box, heading} = useDialogOpening(useCallback(() => setDetailed(false), []));
  const [choice, setChoice] = useState<Choice>(NOTHING);
  const customize = useRef<HTMLButtonElement>(null);
  const turned = useRef(false);

  // The pressed button disappears with its view, so move the focus into the new one.
  useEffect(() => {
    if (turned.current) {
      (detailed ? heading : customize).current?.focus({preventScroll: true});
    }
    turned.current = false;
  }, [detailed, heading]);

  const turn = (toDetails: boolean) => {
    turned.current = true;
    setChoice(grantedBy(readConsent()));
    setDetailed(toDetails);
  };
  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={CONSENT_TITLE_ID}
      aria-describedby="consent-text"
      className={clsx('screenOnly grid', styles.dialog)}
      hidden
      data-detailed={detailed || undefined}
    >
      <div className={styles.body}>
        <h2 ref={heading} id={CONSENT_TITLE_ID} tabIndex={-1} className={styles.title}>
          Your choice about cookies
        </h2>
        <p id="consent-text" className={clsx('above4 fine', styles.text)}>
          {tagManagerId === ''
            ? 'We store only what the site needs, and count no visits today: '
            : 'With your consent we also count visits and measure our advertising, until you change your mind: '}
          <Link to="/privacy-policy">privacy policy</Link>.
        </p>
        <div hidden={!detailed}>
          <CategoryToggles choice={choice} onChange={setChoice} />
        </div>
      </div>
      <div className={clsx('cluster', styles.actions)} hidden={detailed}>
        <Button onClick={() => saveConsent(EVERYTHING)}>Accept All</Button>
        <Button onClick={() => saveConsent(NOTHING)}>Necessary Only</Button>
        <Button ref={customize} className={styles.plain} onClick={() => turn(true)}>
          Customize Settings
        </Button>
      </div>
      <div className={clsx('cluster', styles.actions)} hidden={!detailed}>
        <Button onClick={() => saveConsent(choice)}>Save Preferences</Button>
        <Button className={styles.plain} onClick={() => turn(false)}>
          Back
        </Button>
      </div>
    </div>
  );
}
