import type {ReactNode} from 'react';
import AdvisorPortrait from './AdvisorPortrait';
import Card, {CoverLink} from '../../components/ui/Card';
import type {Advisor} from '../../data/advisors/types';
import {advisorPath} from './portfolio/paths';
import styles from './AdvisorGridCard.module.css';

/** One advisor in the grid: portrait, name, role, three skills; the whole card leads to the profile. */
export default function AdvisorGridCard({advisor}: {advisor: Advisor}): ReactNode {
  return (
    <Card hue={advisor.hue}>
      <AdvisorPortrait advisor={advisor} />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <CoverLink to={advisorPath(advisor.id)}>{advisor.name}</CoverLink>
        </h2>
        <p className={styles.title}>{advisor.title}</p>
        <ul className={styles.skills}>
          {advisor.expertise.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
