import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {FactLine} from '../../../components/ui/Badge';
import Icon from '../../../components/ui/Icon';
import SampleBadge from '../../../components/ui/SampleBadge';
import {firstNameOf, type Advisor} from '../../../data/advisors/types';
import styles from './AdvisorSlide.module.css';
import AdvisorPortrait from './AdvisorPortrait';
import {advisorPath} from '../../../config/paths';

interface AdvisorSlideProps {
  advisor: Advisor;
  /** Turns the slide into a button, with a link to the profile below it. */
  onChoose?: () => void;
  chosen?: boolean;
  /** A carousel's repeated slide: kept out of the tab order. */
  again?: boolean;
}

const promise = (advisor: Advisor) =>
  advisor.written
    ? `Read ${firstNameOf(advisor)}’s profile`
    : `About ${firstNameOf(advisor)}, profile coming soon`;

export default function AdvisorSlide({advisor, onChoose, chosen = false, again = false}: AdvisorSlideProps) {
  const path = advisorPath(advisor.id);
  const contents = (
    <>
      <AdvisorPortrait advisor={advisor} />
      <span className={clsx('stack grow', styles.text)}>
        <strong>{advisor.name}</strong>
        <span className="small">{advisor.title}</span>
        <span className="above8 fine">
          <FactLine facts={advisor.expertise} />
        </span>
        {onChoose === undefined && !advisor.written && (
          <span className="above8 fine">Profile coming soon</span>
        )}
        <SampleBadge of={advisor} />
      </span>
    </>
  );
  return onChoose === undefined ? (
    <Link to={path} className={styles.card} tabIndex={again ? -1 : undefined}>
      {contents}
    </Link>
  ) : (
    <div className={clsx(styles.card, chosen && styles.chosen)}>
      <button type="button" className={styles.choice} aria-pressed={chosen} onClick={onChoose}>
        {contents}
      </button>
      <Link to={path} className={clsx('row ruled between gap8 brand small strong plain', styles.profile)}>
        {promise(advisor)} <Icon name="arrow" />
      </Link>
    </div>
  );
}
