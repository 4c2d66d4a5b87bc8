import type {ReactNode} from 'react';
import styles from './Flows.module.css';

/** Steps along one line, numbered, in the order in which a customer meets them. */
export default function Flows({children}: {children: ReactNode}): ReactNode {
  return <ol className={styles.flows}>{children}</ol>;
}

/** One step: its name, and when it ends. */
export function Flow({name, rule}: {name: string; rule: string}): ReactNode {
  return (
    <li>
      <h3>{name}</h3>
      <p>{rule}</p>
    </li>
  );
}
