import type {ReactNode} from 'react';
import styles from './Reveal.module.css';
import {useReached} from './useReached';

/** Lets its contents rise a little when the visitor comes near; complete and in place without script. */
export default function Reveal({children}: {children: ReactNode}): ReactNode {
  const [ref, reach] = useReached<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.reveal} data-reach={reach}>
      {children}
    </div>
  );
}
