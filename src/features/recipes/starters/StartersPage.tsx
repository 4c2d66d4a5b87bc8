import type {ReactNode} from 'react';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import Section from '../../../components/layout/Section';
import SplitSection from '../../../components/layout/SplitSection';
import {ButtonLink} from '../../../components/ui/Button';
import Cards from '../../../components/ui/Cards';
import Icon from '../../../components/ui/Icon';
import Rows from '../../../components/ui/Rows';
import {PLAN_PATH, starterPath} from '../../../config/paths';
import texts from '../../../data/pages/starter-plans.yaml';
import Page from '../../../shell/page/Page';
import type {StarterCard} from '../plan/starters';

/** The starter plans: one card for each situation. */
export default function StartersPage({cards}: {cards: readonly StarterCard[]}): ReactNode {
  const {page, hero, list, why, action} = texts;
  const {rows, ...heading} = why;
  return (
    <Page {...page}>
      <Hero
        heading={hero.heading}
        lead={hero.lead}
        actions={
          <ButtonLink to={PLAN_PATH}>
            <Icon name="calendar" /> {hero.link}
          </ButtonLink>
        }
      />
      <Section ground="sunk" {...list}>
        <Cards
          items={cards.map(({id, title, oneLine, facts}) => ({
            title,
            text: oneLine,
            note: facts,
            to: starterPath(id),
          }))}
        />
      </Section>
      <SplitSection {...heading}>
        <Rows rows={rows} narrow />
      </SplitSection>
      <CallToAction {...action} />
    </Page>
  );
}
