import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/ui/Button';
import CallToAction from '../../components/layout/CallToAction';
import Cards from '../../components/ui/Cards';
import Hero from '../../components/layout/Hero';
import Reveal from '../../components/motion/Reveal';
import Rows from '../../components/ui/Rows';
import Section from '../../components/layout/Section';
import SplitSection from '../../components/layout/SplitSection';
import {challenges, founderTypes, ways} from '../../data/pages/customers';
import PlateauDrawing from './_parts/PlateauDrawing';
import SupportIndex from './_parts/SupportIndex';
import Page from '../../features/page/Page';

/** Who we work with. */
export default function Customers(): ReactNode {
  return (
    <Page
      title="Who we work with"
      description="E-commerce founders and operators on a plateau, at a border or before a round. Six challenges we are asked about, and five ways in which we help."
      keywords={[
        'e-commerce founders',
        'DTC growth',
        'Shopify brands',
        'growth plateau',
        'fundraising support',
      ]}
    >
      <Hero
        heading="You're an ambitious e-commerce founder or operator."
        lead="Something works already. That is why it is hard to say what is in the way now. Find your place on the line."
        actions={<ButtonLink to="/contact">Start Our Partnership →</ButtonLink>}
        figure={<PlateauDrawing />}
      />
      <SplitSection
        ground="sunk"
        eyebrow="You might be"
        heading="Four places on one line"
        lead="Most people who write to us recognise themselves in one of these, and in a second one by the end of the call."
      >
        <Rows rows={founderTypes} numbered narrow />
      </SplitSection>
      <Section
        eyebrow="Common challenges"
        heading="Six sentences we hear in almost every first call"
        lead="And what tends to stand behind them. It is a suspicion until we have looked."
      >
        <Reveal>
          <Cards items={challenges} />
        </Reveal>
      </Section>
      <Section ground="evergreen" eyebrow="Past support areas" heading="Where we have been of use">
        <SupportIndex />
      </Section>
      <SplitSection
        eyebrow="We Design for Growth"
        heading="Five ways to help, none of them a slide deck"
        lead="You can take one, or all five in this order."
      >
        <Rows rows={ways} numbered />
      </SplitSection>
      <CallToAction heading="Bring the sentence you keep repeating" button="Book free strategy">
        Revenue is flat, returns look fine, the round is close: one sentence is enough to begin. We bring the
        questions.
      </CallToAction>
    </Page>
  );
}
