import {useEffect, useRef, type ReactNode} from 'react';
import styles from './Reveal.module.css';
import {whenNear} from './whenNear';

/** Lets its content rise a little on approach; without script it is in place. */
export default function Reveal({children}: {children: ReactNode}) {
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
