import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './Button.module.css';

interface ButtonStyle {
  /** One per page. */
  primary?: boolean | undefined;
  small?: boolean | undefined;
}

const buttonClass = ({primary = false, small = false}: ButtonStyle) =>
  clsx(
    'touch centred gapText strong plain',
    styles.button,
    primary ? styles.primary : styles.quiet,
    small && styles.small,
  );

export function ButtonLink({primary, small, className, ...props}: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link className={clsx(buttonClass({primary, small}), className)} {...props} />;
}

/** `aria-disabled` greys it out but keeps its focus. */
export function Button({primary, small, className, ...props}: ButtonStyle & ComponentProps<'button'>) {
  return <button type="button" className={clsx(buttonClass({primary, small}), className)} {...props} />;
}
