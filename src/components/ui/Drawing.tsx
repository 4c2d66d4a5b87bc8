import type {ReactNode} from 'react';
import clsx from 'clsx';
import {hueColour, type Hue} from '../../config/hues';
import pen from './Drawing.module.css';

interface DrawingProps {
  /** The view box, as `0 0 480 320`. */
  box: string;
  children: ReactNode;
  hue?: Hue | undefined;
  className?: string | undefined;
}

/** The pens of drawings, the classes of Drawing.module.css: lines, grounds and lettering. */
export {pen};

/** A line drawing in the brand's motif. Decorative: the text beside it says the same. */
export default function Drawing({box, children, hue = 'green', className}: DrawingProps): ReactNode {
  return (
    <svg
      viewBox={box}
      className={clsx(pen.drawing, className)}
      style={{'--pen': hueColour(hue)}}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A drawing over the whole width in two shapes: phones show the one that is as high as it needs to be. */
export function ByWidth({wide, narrow}: {wide: ReactNode; narrow: ReactNode}): ReactNode {
  return (
    <>
      <div className={pen.onWide}>{wide}</div>
      <div className={pen.onNarrow}>{narrow}</div>
    </>
  );
}
