import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '../../components/ui/Button';
import type {Advisor} from '../../data/advisors/types';
import AdvisorPortrait from './AdvisorPortrait';
import styles from './AskAdvisor.module.css';
import {advisorPath} from './portfolio/paths';

/** The advisor who can say more about something, and the way to ask, with the words on its button. */
export default function AskAdvisor({advisor, button}: {advisor: Advisor; button: string}): ReactNode {
  return (
    <div className={styles.ask}>
      <AdvisorPortrait advisor={advisor} />
      <div>
        <p className={styles.name}>
          <Link to={advisorPath(advisor.id)}>{advisor.name}</Link>
        </p>
        <p className={styles.title}>{advisor.title}</p>
        <ButtonLink to="/contact" small>
          {button}
        </ButtonLink>
      </div>
    </div>
  );
}
