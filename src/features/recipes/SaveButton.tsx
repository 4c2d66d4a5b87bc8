import type {ReactNode} from 'react';
import Icon from '../../components/Icon';
import styles from './SaveButton.module.css';

interface SaveButtonProps {
  name: string;
  saved: boolean;
  onSave: () => void;
  /** Shows the words beside the icon. */
  wide?: boolean;
}

/** Saves a recipe in this browser, or forgets it. */
export default function SaveButton({name, saved, onSave, wide = false}: SaveButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.save}
      data-wide={wide || undefined}
      aria-pressed={saved}
      aria-label={`Save ${name}`}
      title={saved ? 'Saved in this browser' : 'Save in this browser'}
      onClick={onSave}
    >
      <Icon name="bookmark" />
      {wide && (saved ? 'Saved' : 'Save')}
    </button>
  );
}
