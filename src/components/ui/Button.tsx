import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './Button.module.css';

interface Look {
  /** One per page. */
  primary?: boolean | undefined;
  small?: boolean | undefined;
}

const look = ({primary = false, small = false}: Look) =>
  clsx(
    'touch centred gapText strong plain',
    styles.button,
    primary ? styles.primary : styles.quiet,
    small && styles.small,
  );

export function ButtonLink({primary, small, className, ...props}: Look & ComponentProps<typeof Link>) {
  return <Link className={clsx(look({primary, small}), className)} {...props} />;
}

/** `aria-disabled` greys it out but keeps its focus. */
export function Button({primary, small, className, ...props}: Look & ComponentProps<'button'>) {
  return <button type="button" className={clsx(look({primary, small}), className)} {...props} />;
}
