import type {ReactNode} from 'react';
import SplitSection from '../../../components/layout/SplitSection';
import Rows from '../../../components/ui/Rows';
import styles from './HowItPlans.module.css';

const RULES = [
  {
    title: 'What is needed comes first',
    text: 'Some recipes build on the result of another. They begin on the day the other is decided, never before.',
  },
  {
    title: 'One change in one place',
    text: 'Two tests in the same campaign, mailing or page spoil each other’s result. The second waits until the first is decided.',
  },
  {
    title: 'No more than your team can set up',
    text: 'You say how many working days a month there are. Set-up keeps to them, on Mondays to Fridays.',
  },
  {
    title: 'Much effect for little work goes first',
    text: 'Of two that could begin on the same day, the one with more impact does, then the one with less effort. You can pin another.',
  },
] as const;

/** The rules that a plan keeps to. */
export default function HowItPlans(): ReactNode {
  return (
    <div className={styles.how}>
      <SplitSection
        ground="sunk"
        eyebrow="How it plans"
        heading="Four rules, always the same"
        lead="The same recipes, first day and days a month always give the same plan. Nothing you enter is sent to us: it is in the address of the page and in your browser."
      >
        <Rows rows={RULES} narrow />
      </SplitSection>
    </div>
  );
}
