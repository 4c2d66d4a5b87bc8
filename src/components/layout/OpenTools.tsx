import type {ReactNode} from 'react';
import texts from '../../data/pages/every-page.yaml';
import Linked from '../ui/Linked';
import styles from './OpenTools.module.css';

/** What anyone can use without contacting us. */
export default function OpenTools(): ReactNode {
  return (
    <p className={styles.tools}>
      <Linked>{texts.tools}</Linked>
    </p>
  );
}
