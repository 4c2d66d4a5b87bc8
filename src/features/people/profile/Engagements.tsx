import type {ReactNode} from 'react';
import Section from '../../../components/layout/Section';
import type {AdvisorProfile} from '../../../data/advisors/schema';
import texts from '../../../data/pages/advisor.yaml';
import styles from './Engagements.module.css';

function Ledger({
  heading,
  rows,
}: {
  heading: string;
  rows: readonly {name: string; type: string; last: string}[];
}): ReactNode {
  return (
    <div>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.rows}>
        {rows.map(({name, type, last}) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{type}</span>
            <span>{last}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Current engagements with their stage, previous ones with their result, and the tools, group by group. */
export default function Engagements({profile}: {profile: AdvisorProfile}): ReactNode {
  const {heading, current, previous} = texts.headings.engagements;
  return (
    <Section heading={heading}>
      <div className={styles.columns}>
        <Ledger
          heading={current}
          rows={profile.currentEngagements.map(({stage, ...row}) => ({...row, last: stage}))}
        />
        <Ledger
          heading={previous}
          rows={profile.previousEngagements.map(({result, ...row}) => ({...row, last: result}))}
        />
      </div>
      <h3 className={styles.heading}>Toolkit</h3>
      <dl className={styles.toolkit}>
        {profile.toolkit.map(({group, tools}) => (
          <div key={group}>
            <dt>{group}</dt>
            <dd>{tools.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
