import {useEffect, useRef, type ReactNode} from 'react';
import styles from './Reveal.module.css';
import {whenNear} from './whenNear';

/** Lets its contents rise a little when the visitor comes near them; complete and in place without script. */
export default function Reveal({children}: {children: ReactNode}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    return element === null
      ? undefined
      : whenNear(element, (near) => {
          element.dataset.reach = near ? 'reached' : 'waiting';
        });
  }, []);
  return (
    <div ref={ref} className={styles.reveal}>
      {children}
    </div>
  );
}
