import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {Advisor} from '../../data/advisors/types';
import {hueColour} from '../../data/hues';
import styles from './AdvisorSlide.module.css';
import AdvisorPortrait from './AdvisorPortrait';

interface AdvisorSlideProps {
  advisor: Advisor;
  /** Makes the slide a button that calls this, instead of a link to the profile. */
  onChoose?: () => void;
  chosen?: boolean;
}

/** A slide of a carousel of advisors: links to the profile, or selects the advisor where `onChoose` is given. */
export default function AdvisorSlide({advisor, onChoose, chosen = false}: AdvisorSlideProps): ReactNode {
  const style = {'--hue': hueColour(advisor.hue)};
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
