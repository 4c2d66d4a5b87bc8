import type {ReactNode} from 'react';
import {ButtonLink} from '../components/ui/Button';
import CallToAction, {PROMISE} from '../components/layout/CallToAction';
import Hero from '../components/layout/Hero';
import Icon from '../components/ui/Icon';
import {Width} from '../components/layout/Section';
import Stats from '../components/ui/Stats';
import {PLAN_PATH} from '../config/paths';
import {useSite} from '../config/useSite';
import texts from '../data/pages/home.yaml';
import GoalPlan from './_parts/GoalPlan';
import GrowthAndFunding from './_parts/GrowthAndFunding';
import {PauseHeadline, RotatingHeadline} from './_parts/RotatingHeadline';
import {HomeFaq, HowHaveWeHelped, HowWeDoIt, WhatToExpect, WhoAreWe, WhoWeWorkWith} from './_parts/sections';
import styles from './_parts/sections.module.css';
import Page from '../shell/page/Page';
import {organization} from '../shell/page/entities';
import {faqPage} from '../shell/page/structuredData';

/** The opening of the home page. */
function HomeHero(): ReactNode {
  return (
    <Hero
      heading={<RotatingHeadline />}
      lead={texts.hero.lead}
      actions={
        <>
          <ButtonLink primary to="/contact">
            {texts.hero.button}
            <Icon name="arrow" />
          </ButtonLink>
          <ButtonLink to={PLAN_PATH}>{texts.plan.next}</ButtonLink>
          <span className={styles.promise}>{PROMISE}</span>
          <PauseHeadline />
        </>
      }
      figure={<GoalPlan />}
      tool
    />
  );
}

/** Home. */
export default function Home(): ReactNode {
  const site = useSite();
  return (
    <Page {...texts.page} data={[organization(site), faqPage(texts.questions)]}>
      <HomeHero />
      <GrowthAndFunding />
      <Width>
        <Stats />
      </Width>
      <WhoAreWe />
      <HowHaveWeHelped />
      <HowWeDoIt />
      <WhoWeWorkWith />
      <WhatToExpect />
      <HomeFaq />
      <CallToAction {...texts.action} primary={false} band />
    </Page>
  );
}
