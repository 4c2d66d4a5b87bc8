import type {ComponentProps, ReactNode} from 'react';
import Icon from '../../components/ui/Icon';
import styles from './SaveButton.module.css';

interface SaveButtonProps extends ComponentProps<'button'> {
  name: string;
  saved: boolean;
  /** Shows the words beside the icon. Without them, wrap the button in a tooltip that says them. */
  wide?: boolean;
}

/** Saves a recipe in this browser, or forgets it, by `onClick`. Passes everything else on to its button. */
export default function SaveButton({name, saved, wide = false, ...rest}: SaveButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type="button"
      className={styles.save}
      data-wide={wide || undefined}
      aria-pressed={saved}
      aria-label={`Save ${name}`}
    >
      <Icon name="bookmark" />
      {wide && (saved ? 'Saved' : 'Save')}
    </button>
  );
}
