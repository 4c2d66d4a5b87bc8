import type {ReactNode} from 'react';
import Icon from '../../components/Icon';
import {Tooltip} from '../../components/Tooltip';
import styles from './SaveButton.module.css';

interface SaveButtonProps {
  name: string;
  saved: boolean;
  onSave: () => void;
  /** Shows the words beside the icon; else a tooltip names it, which needs a `TooltipArea` around it. */
  wide?: boolean;
}

/** Saves a recipe in this browser, or forgets it. */
export default function SaveButton({name, saved, onSave, wide = false}: SaveButtonProps): ReactNode {
  const button = (
    <button
      type="button"
      className={styles.save}
      data-wide={wide || undefined}
      aria-pressed={saved}
      aria-label={`Save ${name}`}
      onClick={onSave}
    >
      <Icon name="bookmark" />
      {wide && (saved ? 'Saved' : 'Save')}
    </button>
  );
  return wide ? (
    button
  ) : (
    <Tooltip text={saved ? 'Saved in this browser' : 'Save in this browser'}>{button}</Tooltip>
  );
}
