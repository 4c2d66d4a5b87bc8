import type {ReactNode} from 'react';
import Section from '../../../components/layout/Section';
import type {AdvisorProfile} from '../../../data/advisors/schema';
import texts from '../../../data/pages/advisor.yaml';
import styles from './HowIWork.module.css';

/** Approach, methodology and commitment, as three points of one line. */
export default function HowIWork({howIWork}: {howIWork: AdvisorProfile['howIWork']}): ReactNode {
  const parts = [
    ['Approach', howIWork.approach],
    ['Methodology', howIWork.methodology],
    ['Commitment', howIWork.commitment],
  ] as const;
  return (
    <Section ground="sunk" heading={texts.headings.way}>
      <ol className={styles.parts}>
        {parts.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
