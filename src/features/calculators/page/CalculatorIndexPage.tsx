import type {ReactNode} from 'react';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import SplitSection from '../../../components/layout/SplitSection';
import Page from '../../../shell/page/Page';
import BellsDrawing from './BellsDrawing';
import LinkRows, {type LinkRow} from '../../../components/ui/LinkRows';

interface CalculatorGroup {
  heading: string;
  rows: readonly LinkRow[];
}

/** The index of the calculators: the questions that they answer. */
export default function CalculatorIndexPage({groups}: {groups: readonly CalculatorGroup[]}): ReactNode {
  return (
    <Page
      title="Calculators"
      description="The sums we do before we spend, with your own numbers: how large a test must be, what a customer may cost, when to stop an ad, when to begin a round, what it leaves you."
      keywords={[
        'calculators',
        'growth calculator',
        'marketing calculator',
        'A/B test',
        'break-even',
        'runway',
        'dilution',
      ]}
    >
      <Hero
        layout="stacked"
        heading="The sums we do before we spend"
        lead="Each answers one question with your own numbers, and says how it gets there. It is worked out in your browser, and the page’s address keeps your numbers for you to share."
        figure={<BellsDrawing />}
      />
      {groups.map(({heading, rows}, index) => (
        <SplitSection key={heading} heading={heading} ground={index % 2 === 0 ? 'sunk' : undefined}>
          <LinkRows rows={rows} />
        </SplitSection>
      ))}
      <CallToAction
        heading="Missing a sum?"
        button="Get In Touch"
        text="Tell us what you are deciding. We have probably worked it out on paper before, and can do it with you."
      />
    </Page>
  );
}
