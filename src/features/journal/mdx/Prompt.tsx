import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Prompt.module.css';

interface PromptProps {
  /** What the prompt does. */
  title: string;
  /** Where to paste it, or what to replace first. */
  use?: string;
  /** One fenced code block with the prompt itself. */
  children: ReactNode;
}

/** A prompt to copy, with what it is for. */
export default function Prompt({title, use, children}: PromptProps): ReactNode {
  return (
    <figure className={styles.prompt}>
      <figcaption>
        <span className={clsx('eyebrow', styles.label)}>Prompt</span>
        <strong>{title}</strong>
        {use !== undefined && <span className={styles.use}>{use}</span>}
      </figcaption>
      {children}
    </figure>
  );
}
