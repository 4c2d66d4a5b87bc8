import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './Button.module.css';

interface Look {
  /** One primary action a page; everything else is quiet. */
  primary?: boolean | undefined;
  small?: boolean | undefined;
}

const look = ({primary = false, small = false}: Look) =>
  clsx(styles.button, primary ? styles.primary : styles.quiet, small && styles.small);

/** A link that looks like a button; `to` is a path of this site or an absolute address. */
export function ButtonLink({
  primary,
  small,
  className,
  ...props
}: Look & ComponentProps<typeof Link>): ReactNode {
  return <Link className={clsx(look({primary, small}), className)} {...props} />;
}

/** A button; its type is `button` unless another is given. `aria-disabled` greys it out and lets it keep the focus. */
export function Button({primary, small, className, ...props}: Look & ComponentProps<'button'>): ReactNode {
  return <button type="button" className={clsx(look({primary, small}), className)} {...props} />;
}
