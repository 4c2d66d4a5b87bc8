import {useId, type ReactNode} from 'react';
import styles from './CategoryToggles.module.css';
import {CATEGORIES, type Category, type Choice} from './record';
import {useGlobalPrivacyControl} from './useGlobalPrivacyControl';

const TEXT: Record<Category | 'necessary', {label: string; description: string}> = {
  necessary: {
    label: 'Necessary',
    description: 'Remembers this choice, your colours and what you save here. Always on.',
  },
  analytics: {label: 'Analytics', description: 'Counts visits and shows us which pages help.'},
  marketing: {label: 'Marketing', description: 'Measures our own advertisements on other sites.'},
};

interface CategoryTogglesProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** One switch for each category; "necessary" is on and locked. Says so where the browser asks for less marketing. */
export default function CategoryToggles({choice, onChange}: CategoryTogglesProps): ReactNode {
  const id = useId();
  const privacyControl = useGlobalPrivacyControl();
  return (
    <div className={styles.toggles}>
      {(['necessary', ...CATEGORIES] as const).map((category) => {
        const locked = category === 'necessary';
        return (
          <label key={category} className={styles.row}>
            <span>
              <span className={styles.name}>{TEXT[category].label}</span>
              <span id={`${id}${category}`} className={styles.description}>
                {TEXT[category].description}
              </span>
            </span>
            <input
              type="checkbox"
              role="switch"
              className={styles.switch}
              aria-label={TEXT[category].label}
              aria-describedby={`${id}${category}`}
              disabled={locked}
              checked={locked || choice[category]}
              onChange={({target}) => onChange({...choice, [category]: target.checked})}
            />
          </label>
        );
      })}
      {privacyControl && (
        <p className={styles.note}>
          Your browser sends a Global Privacy Control signal, so marketing starts switched off.
        </p>
      )}
    </div>
  );
}
