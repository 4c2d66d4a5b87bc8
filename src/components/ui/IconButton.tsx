import type {ComponentProps} from 'react';
import clsx from 'clsx';
import Icon, {type IconName} from './Icon';
import styles from './IconButton.module.css';

interface Look {
  icon: IconName;
  label: string;
}

const SIZE = 1.25;

export default function IconButton({icon, label, className, ...props}: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={clsx('grid ink fixed', styles.button, className)}
      aria-label={label}
      {...props}
    >
      <Icon name={icon} size={SIZE} />
    </button>
  );
}

/** A plain link, which prefetches nothing. */
export function IconLink({icon, label, className, ...props}: Look & ComponentProps<'a'>) {
  return (
    <a className={clsx('grid ink fixed', styles.button, className)} aria-label={label} {...props}>
      <Icon name={icon} size={SIZE} />
    </a>
  );
}
