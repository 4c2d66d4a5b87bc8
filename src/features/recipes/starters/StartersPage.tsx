import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import {Width} from '../../../components/layout/Section';
import {FactLine} from '../../../components/ui/Badge';
import {ButtonLink} from '../../../components/ui/Button';
import Cards from '../../../components/ui/Cards';
import Icon from '../../../components/ui/Icon';
import {PLAN_PATH, starterPath} from '../../../config/paths';
import Page from '../../../shell/page/Page';
import type {starterCard} from '../plan/starters';
import {claims} from '../../../config/site';

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
        layout="low"
        heading="Find the shop that sounds like yours"
        lead="A recipe says how to do one thing. These plans say which three to five to do, in which order, and why not the others. Each is worked out to the week and opens in the planner."
        actions={
          <ButtonLink to={PLAN_PATH}>
            <Icon name="calendar" /> Plan your own
          </ButtonLink>
        }
      />
      <Width className="sectionEnd above16">
        <h2 className="subheading">Situations we meet again and again</h2>
        <Cards
          items={cards.map(({id, title, oneLine, facts}) => ({
            title,
            text: oneLine,
            note: <FactLine facts={facts} />,
            to: starterPath(id),
          }))}
        />
      </Width>
      <CallToAction
        heading="None of them sounds like you?"
        text={`Answer the questions in the planner, or describe your month to us. In ${claims.call} we can usually say which recipe comes first.`}
        button="Book Free Consultation"
      />
    </Page>
  );
}
