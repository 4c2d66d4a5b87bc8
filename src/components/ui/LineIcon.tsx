import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './LineIcon.module.css';

interface LineIconProps {
  /** Path data. */
  path: string;
  /** Side of the square that the path is drawn in; each grid has its own size and weight. */
  grid: 16 | 20 | 40;
  /** Side of the icon in em, where it is not its grid's own. */
  size?: number | undefined;
}

/** A decorative icon of one line in the current text colour. It is styled by class: a list has a hundred of them. */
export default function LineIcon({path, grid, size}: LineIconProps): ReactNode {
  return (
    <svg
      className={clsx(styles.icon, styles[`grid${grid}`])}
      style={size === undefined ? undefined : {'--size': `${size}em`}}
      viewBox={`0 0 ${grid} ${grid}`}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
