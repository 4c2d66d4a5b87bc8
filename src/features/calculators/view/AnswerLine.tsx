import {useSyncExternalStore, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './CalculatorTool.module.css';

/** Calls back when a keyboard comes or goes, or the view moves above it. */
function watchView(changed: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', changed);
  view?.addEventListener('scroll', changed);
  return () => {
    view?.removeEventListener('resize', changed);
    view?.removeEventListener('scroll', changed);
  };
}

/** How much of the window's foot the keyboard of a phone covers: the layout does not shrink for it. */
function covered(): number {
  const view = window.visualViewport;
  return !view ? 0 : Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
}

/** The answer in a line at the foot of the window, while a field has the focus and the answer is below the window. */
export default function AnswerLine({children}: {children: ReactNode}) {
  const bottom = useSyncExternalStore(watchView, covered, () => 0);
  return (
    <p className={clsx('screenOnly row between gap8', styles.line)} style={{bottom}} aria-hidden="true">
      {children}
    </p>
  );
}
