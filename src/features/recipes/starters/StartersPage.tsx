import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import Section from '../../../components/layout/Section';
import SplitSection from '../../../components/layout/SplitSection';
import {ButtonLink} from '../../../components/ui/Button';
import Cards from '../../../components/ui/Cards';
import Icon from '../../../components/ui/Icon';
import Rows from '../../../components/ui/Rows';
import {PLAN_PATH, starterPath} from '../../../config/paths';
import Page from '../../../shell/page/Page';
import type {starterCard} from '../plan/starters';
import {claims} from '../../../config/site';

const ROWS = [
  {
    title: 'The order has reasons',
    text: 'Each recipe says why it has its place: what it needs, what it would disturb, or what it teaches for the one after it.',
  },
  {
    title: 'The weeks follow from the recipes',
    text: 'Set-up days, running times and spend are those of the recipes. When a recipe changes, every plan with it changes, and a plan that no longer fits stops the build of this site.',
  },
  {
    title: 'Each says whom it does not suit',
    text: 'A plan for everyone would be a list of channels. If you recognise yourself under "It does not suit", believe it.',
  },
];

/** The starter plans: one card for each situation. */
export default function StartersPage({cards}: {cards: readonly ReturnType<typeof starterCard>[]}) {
  return (
    <Page
      title="Starter plans: growth recipes in order"
      description="Growth plans written for situations we meet often: which recipes in which order, the week of each decision, working days for set-up and extra spend. Each opens in the planner."
      keywords={[
        'growth plan examples',
        'marketing roadmap template',
        '90-day growth plan',
        'experiment roadmap',
      ]}
    >
      <Hero
        heading="Find the shop that sounds like yours"
        lead="A recipe says how to do one thing. These plans say which three to five to do, in which order, and why not the others. Each is worked out to the week and opens in the planner."
        actions={
          <ButtonLink to={PLAN_PATH}>
            <Icon name="calendar" /> Plan your own
          </ButtonLink>
        }
      />
      <Section ground="sunk" eyebrow="Starter plans" heading="Situations we meet again and again">
        <Cards
          items={cards.map(({id, title, oneLine, facts}) => ({
            title,
            text: oneLine,
            note: facts,
            to: starterPath(id),
          }))}
        />
      </Section>
      <SplitSection eyebrow="How they are made" heading="Written by hand, computed to the day">
        <Rows rows={ROWS} narrow />
      </SplitSection>
      <CallToAction
        heading="None of them sounds like you?"
        text={`Answer the questions in the planner, or describe your month to us. In ${claims.call} we can usually say which recipe comes first.`}
        button="Book Free Consultation"
      />
    </Page>
  );
}
