import type {ReactNode} from 'react';
import clsx from 'clsx';
import {hueColour, type Hue} from '../../config/hues';
import pen from './Drawing.module.css';

interface DrawingProps {
  box: string;
  children: ReactNode;
  hue?: Hue | undefined;
  className?: string | undefined;
}

/** The classes of drawings: lines, grounds and lettering. */
export {pen};

/** Decorative: the text beside it says the same. */
export default function Drawing({box, children, hue = 'green', className}: DrawingProps) {
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

/** A full-width drawing in two shapes, the narrow one for phones. */
export function ByWidth({wide, narrow}: {wide: ReactNode; narrow: ReactNode}) {
  return (
    <>
      <div className={pen.onWide}>{wide}</div>
      <div className={pen.onNarrow}>{narrow}</div>
    </>
  );
}
