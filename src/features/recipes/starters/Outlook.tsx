import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Section, {SectionHeading} from '../../../components/layout/Section';
import Split from '../../../components/layout/Split';
import SplitSection from '../../../components/layout/SplitSection';
import {ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import Linked from '../../../components/ui/Linked';
import texts from '../../../data/pages/starter-plans.yaml';
import {inFinder, inPlanner, type StarterPlan} from '../plan/starters';
import type {StarterPageProps} from './StarterPage';
import styles from './Outlook.module.css';

/** Work that goes on beside the recipes, by month; nothing where there is none. */
export function Beside({starter: {beside}}: Pick<StarterPlan, 'starter'>): ReactNode {
  return (
    beside !== undefined && (
      <SplitSection heading={beside.heading} lead={beside.lead}>
        <ol className={styles.weeks}>
          {beside.rows.map(({when, title, text}) => (
            <li key={title}>
              <span className={styles.week}>{when}</span>
              <div>
                <h3>{title}</h3>
                <p>
                  <Linked>{text}</Linked>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </SplitSection>
    )
  );
}

/** What there is to see in which week, and what comes after the last. */
export function Expectations({expected, starter}: Pick<StarterPlan, 'expected' | 'starter'>): ReactNode {
  return (
    <SplitSection ground="sunk" heading={texts.plan.expect}>
      <div>
        <ol className={styles.weeks}>
          {expected.map(({week, recipe, text}) => (
            <li key={`${week} ${text}`}>
              <span className={styles.week}>{`Week ${week}`}</span>
              <div>
                <h3>{recipe}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
          <li>
            <span className={styles.week}>Then</span>
            <div>
              <h3>{texts.plan.afterwards}</h3>
              <p>{starter.afterwards}</p>
            </div>
          </li>
        </ol>
      </div>
    </SplitSection>
  );
}

/** Where to go on from a plan: the planner, the finder, and other pages. */
export function Change({
  starter,
  others,
}: Pick<StarterPlan, 'starter'> & Pick<StarterPageProps, 'others'>): ReactNode {
  const {plan} = texts;
  return (
    <Section>
      <Split>
        <div>
          <SectionHeading heading={plan.change} lead={plan.changeLead} />
          <p className={clsx('screenOnly', styles.actions)}>
            <ButtonLink to={inPlanner(starter)}>
              <Icon name="calendar" /> {plan.open}
            </ButtonLink>
            <Link to={inFinder(starter)}>{plan.finder}</Link>
          </p>
        </div>
        <div className={clsx('screenOnly', styles.others)}>
          <h3>{plan.others}</h3>
          <ul className="clean-list">
            {others.map(({path, title}) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      </Split>
    </Section>
  );
}
