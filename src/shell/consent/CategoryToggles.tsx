import {useId, type ReactNode} from 'react';
import {useInBrowser} from '../../lib/react/useInBrowser';
import texts from '../../data/pages/every-page.yaml';
import styles from './CategoryToggles.module.css';
import {CATEGORIES, type Choice} from './record';

declare global {
  interface Navigator {
    /** Absent in browsers without support. */
    globalPrivacyControl?: boolean;
  }
}

const {categories, privacyControl: controlled} = texts.consent;

interface CategoryTogglesProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** One switch per category; "necessary" is on and locked. */
export default function CategoryToggles({choice, onChange}: CategoryTogglesProps): ReactNode {
  const id = useId();
  // W3C, "Global Privacy Control", section 3.
  const privacyControl = useInBrowser(() => navigator.globalPrivacyControl === true, false);
  return (
    <div className={styles.toggles}>
      {(['necessary', ...CATEGORIES] as const).map((category) => {
        const locked = category === 'necessary';
        return (
          <label key={category} className={styles.row}>
            <span>
              <span className={styles.name}>{categories[category].label}</span>
              <span id={`${id}${category}`} className={styles.description}>
                {categories[category].text}
              </span>
            </span>
            <input
              type="checkbox"
              role="switch"
              className={styles.switch}
              aria-label={categories[category].label}
              aria-describedby={`${id}${category}`}
              disabled={locked}
              checked={locked || choice[category]}
              onChange={({target}) => onChange({...choice, [category]: target.checked})}
            />
          </label>
        );
      })}
      {privacyControl && <p className={styles.note}>{controlled}</p>}
    </div>
  );
}
