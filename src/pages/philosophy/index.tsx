import clsx from 'clsx';
import AdvisorCarousel from '../../features/people/advisors/AdvisorCarousel';
import AssuranceStrip from '../../components/layout/AssuranceStrip';
import {ButtonLink} from '../../components/ui/Button';
import Hero from '../../components/layout/Hero';
import IndexCard from '../../components/ui/IndexCard';
import Section, {Width} from '../../components/layout/Section';
import SplitSection from '../../components/layout/SplitSection';
import Reveal from '../../components/motion/Reveal';
import Rows from '../../components/ui/Rows';
import Page from '../../shell/page/Page';
import styles from './_parts/sections.module.css';

const DATA_ROWS = [
  {title: 'First orders', text: 'They show what won the customer, and at what margin.'},
  {title: 'Second orders', text: 'They predict what a customer will be worth.'},
  {title: 'Lost orders', text: 'Returns, refunds and cancellations come with the customer’s reason.'},
];

/** A bet as we write it down. */
const SAMPLE_BET = [
  {label: 'Bet', text: 'First-time visitors in Germany buy more often when prices include duties.'},
  {label: 'Cost', text: 'Four days of work.'},
  {label: 'Number', text: 'Checkout completion, from 41\u00a0% to 46\u00a0% or more.'},
  {label: 'Stop', text: 'After 3,100 checkouts, enough to show that rise.'},
  {label: 'If it wins', text: 'Austria and the Netherlands get the same.'},
  {label: 'If it loses', text: 'Four days are gone, and we know.'},
];

export default function Philosophy() {
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
        heading="We believe the way companies grow is changing—and fast."
        lead="So we work in bets that fit on a card. This one is an example."
        actions={
          <ButtonLink primary to="/contact">
            Get In Touch
          </ButtonLink>
        }
        figure={
          <IndexCard as="div" number={0} className={styles.card}>
            {SAMPLE_BET.map(({label, text}) => (
              <p key={label}>
                <strong className="note">{label}</strong> {text}
              </p>
            ))}
          </IndexCard>
        }
      />
      <Width className="sectionEnd">
        <AssuranceStrip assurances={['No retainers', 'Low risk', 'Cancel anytime']} />
      </Width>
      <Section ground="sunk" eyebrow="Growth does not happen by chance">
        <Reveal>
          <h2 className={clsx('display', styles.statement)}>
            A good quarter that cannot be explained is weather.
          </h2>
          <div className={clsx('two foldsCompact large', styles.columns)}>
            <p>We ask of every result which decision caused it, because only that can be repeated.</p>
            <p>So we design for growth: a goal with a date, a few causes to test, and a number for each.</p>
          </div>
        </Reveal>
      </Section>
      <Section eyebrow="AI as equaliser" heading="Everyone has the same tools now">
        <div className={clsx('two above48 foldsCompact', styles.scales)}>
          <div>
            <h3>What a small team can do now</h3>
            <ul className="grid gap12">
              <li>Forty versions of an ad before lunch</li>
              <li>A first draft of every page and brief</li>
              <li>Ten thousand reviews, read overnight</li>
              <li>A working prototype in days</li>
            </ul>
          </div>
          <div className={styles.heavy}>
            <h3>What still decides</h3>
            <ul className="grid gap12">
              <li>Knowing which of the forty is true</li>
              <li>A product people buy twice</li>
              <li>Customers who say what they think</li>
              <li>The nerve to stop what fails</li>
            </ul>
          </div>
        </div>
      </Section>
      <SplitSection
        ground="sunk"
        eyebrow="Data as advantage"
        heading="Your own orders know more than any benchmark"
        lead="Competitors can buy the same software, but not your customers’ history."
      >
        <Rows rows={DATA_ROWS} narrow />
      </SplitSection>
      <Section eyebrow="Small bets" heading="Ten bets that may fail, before one that must not">
        <div className={clsx('two foldsCompact large', styles.columns)}>
          <p>Its cost and the result at which it stops are agreed before it starts, while we are calm.</p>
          <p>So losing one is cheap, and it still answers a question.</p>
        </div>
      </Section>
      <Section ground="sunk" eyebrow="Growth and fundraising together">
        <h2 className={clsx('display', styles.statement)}>
          An investor and a customer ask the same question: does it get better every month?
        </h2>
        <div className={clsx('two foldsCompact large', styles.columns)}>
          <p>A round takes the founder’s time, and the numbers sag just as investors read them.</p>
          <p>We plan both on one sheet: this quarter’s tests are the next data room’s evidence.</p>
        </div>
      </Section>
      <Section heading="Meet the Team" lead="They will argue about all of this with you.">
        <AdvisorCarousel />
      </Section>
    </Page>
  );
}
