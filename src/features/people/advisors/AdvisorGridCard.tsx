import type {ReactNode} from 'react';
import Card, {CoverLink} from '../../../components/ui/Card';
import Icon from '../../../components/ui/Icon';
import SampleBadge from '../../../components/ui/SampleBadge';
import type {Advisor} from '../../../data/advisors/types';
import AdvisorPortrait from './AdvisorPortrait';
import {advisorPath} from '../../../config/paths';
import styles from './AdvisorGridCard.module.css';

/** An advisor in the grid; `descriptor` is the profile's own first sentence. */
export type GridAdvisor = Advisor & {descriptor?: string};

/** One advisor in the grid: a card where there is a profile to read, else a row; the whole card leads to the advisor's page. */
export default function AdvisorGridCard({advisor}: {advisor: GridAdvisor}): ReactNode {
  return (
    <Card hue={advisor.hue} className={advisor.written ? styles.wide : styles.row}>
      <AdvisorPortrait advisor={advisor} />
      <div className={styles.body}>
        <h3 className={styles.name}>
          <CoverLink to={advisorPath(advisor.id)}>{advisor.name}</CoverLink>
        </h3>
        <p className={styles.title}>{advisor.title}</p>
        <SampleBadge of={advisor} />
        {advisor.descriptor !== undefined && <p className={styles.descriptor}>{advisor.descriptor}</p>}
        <ul className={styles.skills}>
          {advisor.expertise.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
        {advisor.written ? (
          <p className={styles.state}>
            Read the profile <Icon name="arrow" />
          </p>
        ) : (
          <p className={styles.skills}>Profile coming soon</p>
        )}
      </div>
    </Card>
  );
}
