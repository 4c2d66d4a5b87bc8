import type {ReactNode} from 'react';
import styles from './DecisionTree.module.css';

/** Nested lists as a tree: a question, below it its answers in bold, below each what follows. */
export default function DecisionTree({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.tree}>{children}</div>;
}
