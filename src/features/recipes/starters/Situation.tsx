import type {ReactNode} from 'react';
import Section, {SectionHeading} from '../../../components/layout/Section';
import Split from '../../../components/layout/Split';
import Icon, {type IconName} from '../../../components/ui/Icon';
import type {Starter} from '../../../data/plans/starter';
import texts from '../../../data/pages/starter-plans.yaml';
import styles from './StarterPage.module.css';

function Points({
  heading,
  icon,
  points,
}: {
  heading: string;
  icon: IconName;
  points: readonly string[];
}): ReactNode {
  return (
    <div className={styles.points}>
      <h3>{heading}</h3>
      <ul className="clean-list">
        {points.map((point) => (
          <li key={point}>
            <Icon name={icon} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the reader of a plan should recognise, whom it suits, and whom it does not. */
export default function Situation({starter}: {starter: Starter}): ReactNode {
  const {plan} = texts;
  return (
    <Section>
      <Split>
        <SectionHeading heading={plan.situation} />
        <div className={styles.prose}>
          {starter.situation.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Split>
      <div className={styles.pair}>
        <Points heading={plan.forWhom} icon="check" points={starter.forWhom} />
        <Points heading={plan.notFor} icon="close" points={starter.notFor} />
      </div>
    </Section>
  );
}
