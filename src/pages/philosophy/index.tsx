import type {ReactNode} from 'react';
import AdvisorCarousel from '../../features/people/advisors/AdvisorCarousel';
import AssuranceStrip from '../../components/layout/AssuranceStrip';
import {ButtonLink} from '../../components/ui/Button';
import Hero from '../../components/layout/Hero';
import Section, {Width} from '../../components/layout/Section';
import texts from '../../data/pages/philosophy.yaml';
import Page from '../../shell/page/Page';
import BetsDrawing from './_parts/BetsDrawing';
import {DataAdvantage, Equaliser, NotByChance, SmallBets, Together} from './_parts/sections';
import styles from './_parts/Philosophy.module.css';

/** Philosophy, "Design for Growth". */
export default function Philosophy(): ReactNode {
  const {button, ...hero} = texts.hero;
  return (
    <Page {...texts.page}>
      <Hero
        layout="stacked"
        {...hero}
        actions={
          <ButtonLink primary to="/contact">
            {button}
          </ButtonLink>
        }
        figure={<BetsDrawing />}
      />
      <Width className={styles.assurances}>
        <AssuranceStrip assurances={texts.assurances} />
      </Width>
      <NotByChance />
      <Equaliser />
      <DataAdvantage />
      <SmallBets />
      <Together />
      <Section {...texts.team}>
        <AdvisorCarousel />
      </Section>
    </Page>
  );
}
