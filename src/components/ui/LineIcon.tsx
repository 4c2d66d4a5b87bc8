import type {ReactNode} from 'react';

interface LineIconProps {
  /** Path data. */
  path: string;
  /** Side of the square that the path is drawn in. */
  grid: number;
  /** Width of the line, in units of the grid. */
  lineWidth: number;
  /** Side of the icon as a CSS length. */
  size: string;
}

/** A decorative icon of one line in the current text colour. */
export default function LineIcon({path, grid, lineWidth, size}: LineIconProps): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={lineWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
