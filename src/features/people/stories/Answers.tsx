import type {ReactNode} from 'react';
import Section from '../../../components/layout/Section';
import styles from './Answers.module.css';

/** The challenge as answers that contradict each other, side by side. */
export default function Answers({heading, children}: {heading: string; children: ReactNode}): ReactNode {
  return (
    <Section ground="sunk" eyebrow="Challenge" heading={heading}>
      <div className={styles.answers}>{children}</div>
    </Section>
  );
}

/** One answer, and who gave it. */
export function Answer({from, text}: {from: string; text: string}): ReactNode {
  return (
    <p>
      <strong>{from}</strong> {text}
    </p>
  );
}
