import clsx from 'clsx';
import styles from './LineIcon.module.css';

interface LineIconProps {
  path: string;
  /** Side of the path's square; each grid has its own size and stroke. */
  grid: 16 | 20 | 40;
  /** In em, if not the grid's own size. */
  size?: number | undefined;
}

/** Styled by class rather than attributes: a list has a hundred of them. */
export default function LineIcon({path, grid, size}: LineIconProps) {
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
