import clsx from 'clsx';
import {ButtonLink} from '../../components/ui/Button';
import CallToAction from '../../components/layout/CallToAction';
import Cards from '../../components/ui/Cards';
import Hero from '../../components/layout/Hero';
import Reveal from '../../components/motion/Reveal';
import Rows from '../../components/ui/Rows';
import Section, {SectionHeading, Width} from '../../components/layout/Section';
import SplitSection from '../../components/layout/SplitSection';
import Page from '../../shell/page/Page';
import TitledList from '../../components/ui/TitledList';
import styles from './_parts/SupportIndex.module.css';
import {claims} from '../../config/site';

const SUPPORT_AREAS = [
  {title: 'Paid acquisition', text: 'Google, Meta and TikTok, steered by margin instead of platform return.'},
  {title: 'Retention and CRM', text: 'Flows, segments and offers that earn the second order.'},
  {title: 'New markets', text: 'Choice of country, landed price, localisation, first campaigns.'},
  {title: 'Product launches', text: 'Waiting list, proof, launch week, and the decision after it.'},
  {title: 'Data and measurement', text: 'Tracking, consent, cohorts, incrementality tests.'},
  {title: 'Fundraising', text: `Story, model, data room and investor process for ${claims.raise}.`},
];

const FOUNDER_TYPES = [
  {
    title: 'The founder who is still head of growth',
    says: 'You know every campaign by name because you built them.',
    text: 'The company needs you elsewhere, and the account needs more than your evenings.',
  },
  {
    title: 'The operator on a plateau',
    says: 'Spend went up and revenue did not.',
    text: 'Every channel reports a good return, and together they do not add up to what is in the bank.',
  },
  {
    title: 'The brand entering a new country',
    says: 'The next country has other words for what you sell.',
    text: 'Home is proven. Carriers and returns are other ones, too.',
  },
  {
    title: 'The chief executive before a round',
    says: 'The first investor call is in nine weeks.',
    text: 'The story is good, and the cohorts are in four spreadsheets.',
  },
];

const CHALLENGES = [
  {
    title: 'Acquisition costs rise every quarter',
    text: 'Often because you pay for the same buyers twice: once in search, once in retargeting.',
  },
  {
    title: 'Good returns, no profit',
    text: 'The platform’s return counts revenue. Shipping, discounts and refunds show up somewhere else.',
  },
  {
    title: 'Customers buy once',
    text: 'The welcome flow pushes the first order hard, and nothing leads to a second.',
  },
  {
    title: 'Numbers that are not trusted',
    text: 'There are three dashboards, three totals, and a meeting each week about which is right.',
  },
  {
    title: 'A team that is busy with tasks',
    text: 'Everything ships, and it is hard to say which of it moved the month.',
  },
  {
    title: 'A round that takes all of the founder’s time',
    text: 'The founder is in meetings, and the metrics dip while investors look at them.',
  },
];

const WAYS = [
  {
    title: 'We find what holds you back',
    text: 'An audit that ends with the three findings that matter most.',
  },
  {
    title: 'We choose with you',
    text: 'A quarter of small bets, ranked by what they cost and what they may change.',
  },
  {title: 'We build beside you', text: 'In your accounts, with your team, documented as we go.'},
  {
    title: 'We read the numbers with you',
    text: 'We read the same few every week, until they decide something.',
  },
  {title: 'We prepare the next round', text: 'Growth evidence and investor material from one set of data.'},
];

export default function Customers() {
  return (
    <Page
      title="Who we work with"
      description="For e-commerce founders and operators on a plateau, entering a country or before a round: six challenges we are asked about, and five ways we help."
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
        lead="Something already works, which is why it is hard to say what is in the way now."
        layout="low"
        actions={
          <ButtonLink primary to="/contact">
            Start Our Partnership →
          </ButtonLink>
        }
      />
      <Width className="sectionEnd">
        <SectionHeading
          heading="You might be"
          lead="Most founders recognise themselves in one of these four, and often in a second."
        />
        <ul className={clsx('two gapColumns above24', styles.index, styles.founders)}>
          {FOUNDER_TYPES.map(({title, says, text}) => (
            <li className="ruled" key={title}>
              <h3 className="note">{title}</h3>
              <p className="serif heading">{says}</p>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </Width>
      <Section
        ground="sunk"
        heading="What founders bring to a first call"
        lead="Each comes with its usual cause. Until we have looked, that is a guess."
      >
        <Reveal>
          <Cards items={CHALLENGES} />
        </Reveal>
      </Section>
      <Section heading="Where we have been useful">
        <TitledList as="ul" items={SUPPORT_AREAS} className={clsx('two gapColumns above48', styles.index)} />
      </Section>
      <SplitSection
        ground="sunk"
        heading="We Design for Growth"
        lead="Five ways to help: take one of them, or all five in this order."
      >
        <Rows rows={WAYS} numbered />
      </SplitSection>
      <CallToAction
        heading="Tell us which of these is yours"
        text="Flat revenue, good returns without profit, a round that is close: one sentence is enough to begin. We ask the questions."
        button="Book free strategy"
      />
    </Page>
  );
}
