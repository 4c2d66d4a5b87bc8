import type {CSSProperties, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import AdvisorPortrait from '../../components/AdvisorPortrait';
import type {Advisor} from '../../data/advisors/types';
import {hueColour} from '../../data/hues';
import {advisorPath} from '../portfolio/paths';
import styles from './AdvisorCard.module.css';

/** One advisor in the grid: portrait, name, role, three skills; the whole card leads to the profile. */
export default function AdvisorCard({advisor}: {advisor: Advisor}): ReactNode {
  return (
    <article className={styles.card} style={{'--hue': hueColour(advisor.hue)} as CSSProperties}>
      <AdvisorPortrait advisor={advisor} />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <Link to={advisorPath(advisor.id)}>{advisor.name}</Link>
        </h2>
        <p className={styles.title}>{advisor.title}</p>
        <ul className={styles.skills}>
          {advisor.expertise.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
