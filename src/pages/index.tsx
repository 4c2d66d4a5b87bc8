import type {ReactNode} from 'react';
import {ButtonLink} from '../components/ui/Button';
import CallToAction from '../components/layout/CallToAction';
import Hero from '../components/layout/Hero';
import Icon from '../components/ui/Icon';
import {Width} from '../components/layout/Section';
import Stats from '../components/ui/Stats';
import {claims} from '../config/claims';
import {useSite} from '../config/useSite';
import {homeQuestions} from '../data/pages/home';
import GoalPlan from './_parts/GoalPlan';
import GrowthAndFunding from './_parts/GrowthAndFunding';
import {PauseHeadline, RotatingHeadline} from './_parts/RotatingHeadline';
import {HomeFaq, HowHaveWeHelped, HowWeDoIt, WhatToExpect, WhoAreWe, WhoWeWorkWith} from './_parts/sections';
import styles from './_parts/sections.module.css';
import Page from '../features/page/Page';
import {organization} from '../features/page/entities';
import {faqPage} from '../features/page/structuredData';

/** The opening of the home page. */
function HomeHero(): ReactNode {
  return (
    <Hero
      heading={<RotatingHeadline />}
      lead="For founders of e-commerce brands and venture-backed companies: senior operators who design the plan, sit in your stand-up and stay until the numbers move. No retainers, no start-up cost, cancel anytime."
      actions={
        <>
          <ButtonLink primary to="/contact">
            Get In Touch
            <Icon name="arrow" />
          </ButtonLink>
          <span className={styles.promise}>{`${claims.consultation} · ${claims.reply.toLowerCase()}`}</span>
          <PauseHeadline />
        </>
      }
      figure={<GoalPlan />}
    />
  );
}

/** Home (specification 1 section 2.3). */
export default function Home(): ReactNode {
  const site = useSite();
  return (
    <Page
      title="Your embedded growth and funding team"
      description="Senior growth and fundraising operators who design the plan, sit in your stand-up and stay until the numbers move. No retainers, cancel anytime."
      keywords={['growth advisory', 'fundraising advisory', 'e-commerce growth', 'embedded growth team']}
      data={[organization(site), faqPage(homeQuestions)]}
    >
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
      <CallToAction
        heading="Talk to somebody who has done it"
        button="Book Free Consultation"
        primary={false}
      >
        Thirty minutes, your numbers on the table, and a straight answer on what we would try first.
      </CallToAction>
    </Page>
  );
}
