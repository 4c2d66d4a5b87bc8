import SplitSection from '../../../components/layout/SplitSection';
import Rows from '../../../components/ui/Rows';

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
    title: 'No more than your team can do',
    text: 'You say how many working days a month you have. Set-up and the hours of what runs keep to them, and to 26 weeks: what does not fit is named. 24 December to 1 January stay free. Other public holidays it does not know: what falls on one, do on the next day.',
  },
  {
    title: 'Your order, or the best one',
    text: 'What you add goes to the end and moves nothing before it. Best order puts what is needed first, then most impact, then least effort. You can move each recipe up and down.',
  },
];

/** How the planner puts recipes in order. */
export default function PlannerRules() {
  return (
    <SplitSection
      ground="sunk"
      eyebrow="How it plans"
      heading="Four rules, always the same"
      lead="The same recipes, first day and days a month always give the same plan. It is worked out in your browser, and kept there and in the address of the page, so that you can send it to someone."
    >
      <Rows rows={RULES} narrow />
    </SplitSection>
  );
}
