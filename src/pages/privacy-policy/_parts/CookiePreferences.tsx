import {useState} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {Button} from '../../../components/ui/Button';
import CategoryToggles from '../../../shell/consent/CategoryToggles';
import {openConsentDialog} from '../../../shell/consent/dialogControl';
import {CONSENT_KEY, grantedBy, parseConsent, type Choice} from '../../../shell/consent/record';
import {saveConsent} from '../../../shell/consent/store';
import {useStored} from '../../../shell/storage/useStored';
import {notify} from '../../../shell/toasts/notify';
import styles from './CookiePreferences.module.css';

/** Outside the component, because `useStored` wants a stable one. */
const parse = (text: string | null) => parseConsent(text, new Date());

/**
 * The cookie preferences tool of the privacy page: the switches of a saved choice, or a note that there is none. Both
 * take the same room, and neither shows before it is known which is right.
 */
export default function CookiePreferences() {
  const [record] = useStored(CONSENT_KEY, parse);
  // The visitor's choice is unknown in the prerendered page, and while React takes it over.
  const known = useIsBrowser();
  const [draft, setDraft] = useState<Choice | null>(null);
  useBrokenLinks().collectAnchor('cookie-preferences');

  const choice = draft ?? grantedBy(record);
  const save = () => {
    saveConsent(choice);
    setDraft(null);
    notify('Preferences Updated', 'Your cookie preferences have been saved successfully.');
  };
  return (
    <section
      id="cookie-preferences"
      className={clsx('ruled', styles.tool)}
      aria-labelledby="cookie-preferences-title"
    >
      <h3 className="below12" id="cookie-preferences-title">
        Your cookie preferences
      </h3>
      <div className={styles.either}>
        <div data-shown={(known && record !== null) || undefined}>
          <CategoryToggles choice={choice} onChange={setDraft} />
          <Button onClick={save} className="above16">
            Save Preferences
          </Button>
        </div>
        <div data-shown={(known && record === null) || undefined}>
          <p>You have not set any cookie preferences yet. Until you do, only what is necessary is used.</p>
          <Button onClick={openConsentDialog}>Choose now</Button>
        </div>
      </div>
      <p className="above16 note">
        Our e-mail marketing forms work regardless of your cookie choices, because you use them to write to
        us.
      </p>
    </section>
  );
}
