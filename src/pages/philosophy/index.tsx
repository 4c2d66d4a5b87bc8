import type {ReactNode} from 'react';
import AdvisorCarousel from '../../features/people/AdvisorCarousel';
import AssuranceStrip from '../../components/layout/AssuranceStrip';
import {ButtonLink} from '../../components/ui/Button';
import Hero from '../../components/layout/Hero';
import Section, {Width} from '../../components/layout/Section';
import Page from '../../features/page/Page';
import BetsDrawing from './_parts/BetsDrawing';
import {DataAdvantage, Equaliser, NotByChance, SmallBets, Together} from './_parts/sections';
import styles from './_parts/Philosophy.module.css';

/** The assurances of this page: low risk where the others say no start-up cost. */
const ASSURANCES = ['No retainers', 'Low risk', 'Cancel anytime'] as const;

/** Philosophy, "Design for Growth". */
export default function Philosophy(): ReactNode {
  return (
    <Page
      title="Design for growth: our philosophy"
      description="Growth does not happen by chance. Why we work in small bets, treat your own data as the advantage, and plan growth and fundraising on one sheet."
      keywords={[
        'design for growth',
        'growth philosophy',
        'small bets',
        'AI in marketing',
        'first-party data',
      ]}
    >
      <Hero
        layout="stacked"
        label="Design for Growth"
        heading="We believe the way companies grow is changing—and fast."
        lead="Below is a year of thirty bets. Most end early and cheaply. Three carry the company. The craft is in telling them apart soon."
        actions={
          <ButtonLink primary to="/contact">
            Design your growth
          </ButtonLink>
        }
        figure={<BetsDrawing />}
      />
      <Width className={styles.assurances}>
        <AssuranceStrip assurances={ASSURANCES} />
      </Width>
      <NotByChance />
      <Equaliser />
      <DataAdvantage />
      <SmallBets />
      <Together />
      <Section
        eyebrow="Meet the Team"
        heading="The people who argue about this with you"
        lead="Eight operators, each with a profile that says what they have done and how they like to work."
      >
        <AdvisorCarousel />
      </Section>
    </Page>
  );
}
