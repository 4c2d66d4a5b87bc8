import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/ui/Button';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import {beliefs} from '../../../data/pages/beliefs';
import Page from '../../../features/page/Page';
import BeliefBand from './_parts/BeliefBand';
import SheafDrawing from '../_parts/SheafDrawing';

/** Core beliefs: ten numbered bands. */
export default function CoreBeliefs(): ReactNode {
  return (
    <Page
      title="Ten core beliefs"
      description="What we hold about growth, margin, small bets, machines and fundraising: ten beliefs that decide what we advise, and what we advise against."
      keywords={['core beliefs', 'growth principles', 'small bets', 'contribution margin', 'fundraising']}
    >
      <Hero
        label="Core Beliefs"
        heading="Ten things we would argue for"
        lead="We disagree about tools, channels and fonts. On these ten we agree, and you will recognise them in everything we send you."
        actions={<ButtonLink to="/contact">Work With Us</ButtonLink>}
        figure={<SheafDrawing />}
      />
      {beliefs.map((belief) => (
        <BeliefBand key={belief.number} belief={belief} />
      ))}
      <CallToAction heading="Let's unlock your funding potential" button="Start Partnership">
        Tell us which of the ten you disagree with. It is the quickest way to find out if we should work
        together.
      </CallToAction>
    </Page>
  );
}
