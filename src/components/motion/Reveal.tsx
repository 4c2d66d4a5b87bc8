import type {ReactNode} from 'react';
import styles from './Reveal.module.css';

/** Lets its contents rise a little when the visitor comes near their section; complete and in place without script. */
export default function Reveal({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.reveal}>{children}</div>;
}
