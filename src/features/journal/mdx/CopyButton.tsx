import type {ReactNode} from 'react';
import Icon from '../../../components/ui/Icon';
import styles from './CopyButton.module.css';
import {useCopy} from '../../../shell/toasts/useCopy';

/** Copies a text; says on itself and in a toast that it has. */
export default function CopyButton({text}: {text: string}): ReactNode {
  const {done, copy} = useCopy(text);
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      <Icon name={done ? 'check' : 'copy'} /> {done ? 'Copied' : 'Copy'}
    </button>
  );
}
