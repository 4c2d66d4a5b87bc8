import type {CSSProperties, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {Advisor} from '../../data/advisors/types';
import {hueColour} from '../../data/hues';
import styles from './AdvisorCard.module.css';
import AdvisorPortrait from './AdvisorPortrait';

interface AdvisorCardProps {
  advisor: Advisor;
  /** The card is a button that calls this instead of a link to the profile. */
  onChoose?: () => void;
  chosen?: boolean;
}

/** An advisor's portrait, name and role line: a link to the profile, or a choice among several. */
export default function AdvisorCard({advisor, onChoose, chosen = false}: AdvisorCardProps): ReactNode {
  const style = {'--hue': hueColour(advisor.hue)} as CSSProperties;
  const contents = (
    <>
      <AdvisorPortrait advisor={advisor} />
      <span className={styles.text}>
        <strong>{advisor.name}</strong>
        <span className={styles.title}>{advisor.title}</span>
        <span className={styles.skills}>{advisor.expertise.join(' · ')}</span>
      </span>
    </>
  );
  return onChoose === undefined ? (
    <Link to={`/network/advisors/${advisor.id}`} className={styles.card} style={style}>
      {contents}
    </Link>
  ) : (
    <button
      type="button"
      className={clsx(styles.card, styles.choice)}
      style={style}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {contents}
    </button>
  );
}
