import {useEffect, useState, type ReactNode} from 'react';
import Icon from '../../../components/ui/Icon';
import {notify} from '../../page/toasts/notify';
import styles from './CopyButton.module.css';

const DONE_MS = 2500;

/** Copies a text; says on itself and in a toast that it has. */
export default function CopyButton({text, label = 'Copy'}: {text: string; label?: string}): ReactNode {
  const [done, setDone] = useState(false);

  useEffect(() => {
    const timer = done ? window.setTimeout(() => setDone(false), DONE_MS) : undefined;
    return () => window.clearTimeout(timer);
  }, [done]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      notify('Copied');
    } catch {
      notify('Not copied', 'Your browser did not let us. Select the text and copy it by hand.');
    }
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      <Icon name={done ? 'check' : 'copy'} /> {done ? 'Copied' : label}
    </button>
  );
}
