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
  const words = saved ? 'Saved' : 'Save';
  // Words say the state themselves, and the name begins with them (WCAG 2.5.3). An icon is pressed, or not.
  const state = wide
    ? {'data-wide': '', 'data-on': saved, 'aria-label': `${words}: ${name}`}
    : {'aria-pressed': saved, 'aria-label': `Save ${name}`};
  return (
    <button {...rest} {...state} type="button" className={styles.save}>
      <Icon name="bookmark" />
      {wide && words}
    </button>
  );
}
