import type {ReactNode} from 'react';
import Section from '../../../components/layout/Section';
import styles from './About.module.css';

/** What the client does: a label beside a heading and paragraphs. */
export default function About({heading, children}: {heading: string; children: ReactNode}): ReactNode {
  return (
    <Section className={styles.about}>
      <p className="eyebrow">About</p>
      <div>
        <h2>{heading}</h2>
        {children}
      </div>
    </Section>
  );
}
