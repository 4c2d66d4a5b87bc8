import type {ReactNode} from 'react';
import clsx from 'clsx';
import AdvisorPortrait from '../advisors/AdvisorPortrait';
import {ButtonLink} from '../../../components/ui/Button';
import HeroGrid from '../../../components/layout/HeroGrid';
import PageHeader from '../../../components/layout/PageHeader';
import SampleBadge from '../../../components/ui/SampleBadge';
import {firstNameOf, type Advisor} from '../../../data/advisors/types';
import {contactPath} from '../../../shell/forms/about';
import styles from './ProfileHero.module.css';

interface ProfileHeroProps {
  advisor: Advisor;
  lead: ReactNode;
  /** Beside "Work With". */
  action: ReactNode;
  facts?: readonly {name: string; value: string}[];
}

export default function ProfileHero({advisor, lead, action, facts = []}: ProfileHeroProps) {
  return (
    <HeroGrid under>
      <div>
        <PageHeader label={advisor.title} heading={advisor.name}>
          {advisor.sample && (
            <p className="above12">
              <SampleBadge of={advisor} />
            </p>
          )}
        </PageHeader>
        <div className={clsx('lead', styles.lead)}>{lead}</div>
        <p className="cluster gap12">
          <ButtonLink primary to={contactPath(`Advisor: ${advisor.name}`)}>
            {`Work With ${firstNameOf(advisor)}`}
          </ButtonLink>
          {action}
        </p>
        {facts.length > 0 && (
          <dl className={clsx('grid ruled above32 small', styles.facts)}>
            {facts.map(({name, value}) => (
              <div className="grid allColumns" key={name}>
                <dt className="soft strong">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div>
        <div className={styles.portrait}>
          <AdvisorPortrait advisor={advisor} />
        </div>
        <ul className={clsx('cluster above16 small strong', styles.skills)}>
          {advisor.expertise.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </div>
    </HeroGrid>
  );
}
