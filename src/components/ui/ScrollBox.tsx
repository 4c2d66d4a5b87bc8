import type {ReactNode} from 'react';
import clsx from 'clsx';
import shade from './Scrolls.module.css';

interface ScrollBoxProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Scrolls sideways, by keyboard too (WCAG 2.1.1). */
export default function ScrollBox({label, className, children}: ScrollBoxProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={clsx(shade.scrolls, className)} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
