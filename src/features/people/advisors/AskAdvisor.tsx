import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '../../../components/ui/Button';
import SampleBadge from '../../../components/ui/SampleBadge';
import type {Advisor} from '../../../data/advisors/types';
import {contactPath} from '../../../shell/forms/about';
import AdvisorPortrait from './AdvisorPortrait';
import styles from './AskAdvisor.module.css';
import {advisorPath} from '../../../config/paths';

interface AskAdvisorProps {
  advisor: Advisor;
  /** What the question is about. */
  about: string;
  /** The words on the button. */
  button: string;
}

/** The advisor who can say more about something, and the way to ask. */
export default function AskAdvisor({advisor, about, button}: AskAdvisorProps): ReactNode {
  return (
    <div className={styles.ask}>
      <AdvisorPortrait advisor={advisor} />
      <div>
        <p className={styles.name}>
          <Link to={advisorPath(advisor.id)} className="loneLink">
            {advisor.name}
          </Link>
        </p>
        <p className={styles.title}>
          {advisor.title} <SampleBadge of={advisor} />
        </p>
        <ButtonLink to={contactPath(`${about}, for ${advisor.name}`)} small>
          {button}
        </ButtonLink>
      </div>
    </div>
  );
}
