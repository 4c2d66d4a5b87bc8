import {useId} from 'react';
import clsx from 'clsx';
import {useInBrowser} from '../../lib/react/useInBrowser';
import styles from './CategoryToggles.module.css';
import {CATEGORIES, type Choice} from './record';

const WORDS = {
  necessary: {
    label: 'Necessary',
    text: 'Remembers this choice, your colours and what you save here. Always on.',
  },
  analytics: {label: 'Analytics', text: 'Counts visits and shows us which pages help.'},
  marketing: {label: 'Marketing', text: 'Measures our own advertising on other sites.'},
};

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

interface CategoryTogglesProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

export default function CategoryToggles({choice, onChange}: CategoryTogglesProps) {
  const id = useId();
  // W3C, "Global Privacy Control", section 3.
  const privacyControl = useInBrowser(() => navigator.globalPrivacyControl === true, false);
  return (
    <div className="grid gap4">
      {(['necessary', ...CATEGORIES] as const).map((category) => {
        const locked = category === 'necessary';
        const {label, text} = WORDS[category];
        return (
          <label key={category} className={clsx('row between gap20', styles.row)}>
            <span>
              <span className="block strong">{label}</span>
              <span id={`${id}${category}`} className={clsx('note block', styles.description)}>
                {text}
              </span>
            </span>
            <input
              type="checkbox"
              role="switch"
              className={clsx('relative fixed', styles.switch)}
              aria-label={label}
              aria-describedby={`${id}${category}`}
              disabled={locked}
              checked={locked || choice[category]}
              onChange={({target}) => onChange({...choice, [category]: target.checked})}
            />
          </label>
        );
      })}
      {privacyControl && (
        <p className="above8 note">
          Your browser sends a Global Privacy Control signal, so marketing starts switched off.
        </p>
      )}
    </div>
  );
}
