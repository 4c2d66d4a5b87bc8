import {useState, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Button} from '../../../components/ui/Button';
import CategoryToggles from '../../../features/consent/CategoryToggles';
import {openConsentDialog} from '../../../features/consent/dialogControl';
import {grantedBy, type Choice, type ConsentRecord} from '../../../features/consent/record';
import {saveConsent} from '../../../features/consent/store';
import {useConsent} from '../../../features/consent/useConsent';
import {notify} from '../../../features/page/toasts/notify';
import styles from './CookiePreferences.module.css';

/** The switches of a saved choice; mounted anew for every saved record, so that it always starts from it. */
function Preferences({record}: {record: ConsentRecord}): ReactNode {
  const [choice, setChoice] = useState<Choice>(grantedBy(record));
  const save = () => {
    saveConsent(choice);
    notify('Preferences Updated', 'Your cookie preferences have been saved successfully.');
  };
  return (
    <>
      <CategoryToggles choice={choice} onChange={setChoice} />
      <Button onClick={save} className={styles.save}>
        Save Preferences
      </Button>
    </>
  );
}

/** The cookie preferences tool of the privacy page. */
export default function CookiePreferences(): ReactNode {
  const record = useConsent();
  useBrokenLinks().collectAnchor('cookie-preferences');
  return (
    <section id="cookie-preferences" className={styles.tool} aria-labelledby="cookie-preferences-title">
      <h3 id="cookie-preferences-title">Your cookie preferences</h3>
      {record === null ? (
        <>
          <p>You have not set any cookie preferences yet. Until you do, only what is necessary is used.</p>
          <Button onClick={openConsentDialog}>Choose now</Button>
        </>
      ) : (
        <Preferences key={record.timestamp} record={record} />
      )}
      <p className={styles.note}>
        Our e-mail marketing forms work regardless of your cookie choices: they are there for you to write to
        us.
      </p>
    </section>
  );
}
