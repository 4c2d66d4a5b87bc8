import type {ReactNode} from 'react';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import {QUERY} from '../../../config/hydration';
import {useSite} from '../../../config/useSite';
import {webApplication} from '../../page/entities';
import Page from '../../page/Page';
import {PLAN_PATH} from '../plan/paths';
import {PLAN_KEY} from '../plan/store';
import HowItPlans from './HowItPlans';
import Planner, {type PlannerData} from './Planner';
import PlannerDrawing from './PlannerDrawing';
import styles from './PlannerPage.module.css';
import Starters from './Starters';
import type {StarterLink} from '../plan/library';

const TITLE = 'Growth plan: which recipes next, and when';
const DESCRIPTION =
  'Put growth recipes in order for your team: what to set up in which week, when to decide, what it costs by month and what must be there first. Take it away as a calendar.';

/** The planner: recipes in order of time, with what they cost and need. */
export default function PlannerPage({
  starters,
  ...data
}: PlannerData & {starters: readonly StarterLink[]}): ReactNode {
  return (
    <Page
      restores={[QUERY, PLAN_KEY]}
      title={TITLE}
      description={DESCRIPTION}
      data={[webApplication(useSite(), {name: TITLE, description: DESCRIPTION, path: PLAN_PATH})]}
      keywords={['growth plan', 'marketing plan', 'growth roadmap', 'experiment calendar', '90-day plan']}
    >
      <div className={styles.hero}>
        <Hero
          label="Growth plan"
          heading="From recipes to a plan"
          lead="Choose a few recipes, or answer four questions. You get the weeks in which to set them up, the days on which to decide, and what it all costs."
          figure={<PlannerDrawing />}
        />
      </div>
      <Planner {...data} />
      <HowItPlans />
      {starters.length > 0 && <Starters starters={starters} />}
      <CallToAction
        primary={false}
        heading="Want a second pair of eyes on it?"
        button="Go through your plan with us"
        text="Send the link to your plan. In half an hour we say what we would move, drop or add, and why."
      />
    </Page>
  );
}
