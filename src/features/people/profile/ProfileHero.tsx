import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import AdvisorPortrait from '../AdvisorPortrait';
import {ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {Width} from '../../../components/layout/Section';
import type {Advisor} from '../../../data/advisors/types';
import {ADVISORS_PATH} from '../portfolio/paths';
import {contactPath} from '../../forms/about';
import styles from './ProfileHero.module.css';

interface ProfileHeroProps {
  advisor: Advisor;
  lead: ReactNode;
  /** Buttons. */
  actions: ReactNode;
  /** Short facts under the buttons. */
  facts?: readonly {name: string; value: string}[];
}

/** The head of an advisor's page, full or coming soon. */
export default function ProfileHero({advisor, lead, actions, facts = []}: ProfileHeroProps): ReactNode {
  return (
    <Width className={styles.hero}>
      <div>
        <Link to={ADVISORS_PATH} className={styles.back}>
          <Icon name="back" /> The Network
        </Link>
        <p className={styles.title}>{advisor.title}</p>
        <h1 className={styles.name}>{advisor.name}</h1>
        <div className={styles.lead}>{lead}</div>
        <p className={styles.actions}>{actions}</p>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({name, value}) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.side}>
        <div className={styles.portrait}>
          <AdvisorPortrait advisor={advisor} />
        </div>
        <ul className={styles.skills}>
          {advisor.expertise.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </div>
    </Width>
  );
}

/** The way to the contact page, with the advisor's first name. */
export function WorkWith({advisor}: {advisor: Advisor}): ReactNode {
  return (
    <ButtonLink primary to={contactPath(`Advisor: ${advisor.name}`)}>
      {`Work With ${advisor.name.split(' ')[0] ?? advisor.name}`}
    </ButtonLink>
  );
}
