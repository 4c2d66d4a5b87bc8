import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '../../components/ui/Button';
import type {Advisor} from '../../data/advisors/types';
import {contactPath} from '../forms/about';
import AdvisorPortrait from './AdvisorPortrait';
import styles from './AskAdvisor.module.css';
import {advisorPath} from './portfolio/paths';

/** The advisor who can say more about something, and the way to ask; `about` names it. */
export default function AskAdvisor({advisor, about}: {advisor: Advisor; about: string}): ReactNode {
  return (
    <div className={styles.ask}>
      <AdvisorPortrait advisor={advisor} />
      <div>
        <p className={styles.name}>
          <Link to={advisorPath(advisor.id)}>{advisor.name}</Link>
        </p>
        <p className={styles.title}>{advisor.title}</p>
        <ButtonLink to={contactPath(`${about}, for ${advisor.name}`)} small>
          {`Ask about ${about}`}
        </ButtonLink>
      </div>
    </div>
  );
}
