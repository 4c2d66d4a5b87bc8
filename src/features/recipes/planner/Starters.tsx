import type {ReactNode} from 'react';
import Cards from '../../../components/ui/Cards';
import Section from '../../../components/layout/Section';
import type {StarterLink} from '../plan/library';
import styles from './HowItPlans.module.css';

/** Links to the plans that are ready to use. */
export default function Starters({starters}: {starters: readonly StarterLink[]}): ReactNode {
  return (
    <div className={styles.how}>
      <Section
        heading="Plans to start from"
        lead="Written for situations that we meet often. Each opens in the planner, where you change what does not fit."
      >
        <Cards
          items={starters.map(({title, oneLine, path}) => ({
            title,
            text: oneLine,
            to: path,
            action: 'See the plan',
          }))}
        />
      </Section>
    </div>
  );
}
