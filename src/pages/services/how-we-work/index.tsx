import clsx from 'clsx';
import AdvisorCarousel from '../../../features/people/advisors/AdvisorCarousel';
import AssuranceStrip from '../../../components/layout/AssuranceStrip';
import {ButtonLink} from '../../../components/ui/Button';
import Hero from '../../../components/layout/Hero';
import Reveal from '../../../components/motion/Reveal';
import Rows from '../../../components/ui/Rows';
import Section, {Width} from '../../../components/layout/Section';
import SplitSection from '../../../components/layout/SplitSection';
import {useSite} from '../../../config/useSite';
import Page from '../../../shell/page/Page';
import {professionalService} from '../../../shell/page/entities';
import {contactPath} from '../../../shell/forms/about';
import styles from './_parts/ProcessSteps.module.css';
import {claims} from '../../../config/site';

const DESCRIPTION =
  'How an advisor works inside your team: five steps from goals to measurement, a weekly stand-up, your own channels, and a response that never takes 3 days.';

const PROCESS_STEPS = [
  {
    title: 'Start with your goals',
    text: 'One page says what must be true of revenue, margin and runway in six months.',
    output: 'A goal with a date, and its number',
  },
  {
    title: 'Audit what is already there',
    text: 'We read accounts, tracking, margins and last year’s tests with guest access, and change nothing.',
    output: 'Ranked findings, the cheap ones first',
  },
  {
    title: 'Design for growth',
    text: 'Each finding becomes a bet: its cost, its number, and the result at which it stops.',
    output: 'A quarter of small bets, with owners and dates',
  },
  {
    title: 'Execute where needed',
    text: 'We take on what your team has no time or experience for, and write down how to run it.',
    output: 'Live, documented work',
  },
  {
    title: 'Measure what matters',
    text: 'Your team reads three to five numbers a week. A bet that misses its number ends on the agreed date.',
    output: 'A weekly decision and a quarterly plan',
  },
];

const COMMITMENTS = [
  {title: 'Slack or WhatsApp', text: 'We join the channel your team already uses.'},
  {title: 'Weekly standups', text: 'Thirty minutes on a fixed day, numbers first.'},
  {title: 'Async feedback', text: 'Drafts and decks come back with comments in the file.'},
  {
    title: 'Yearly strategy sessions and quarterly check-ins',
    text: 'A day a year to set the direction, and half a day a quarter to check it.',
  },
  {title: 'A response never takes 3 days', text: 'It usually comes the same day. If not, we say when.'},
];

function ProcessSteps() {
  return (
    <ol className={clsx('grid above32', styles.steps)}>
      {PROCESS_STEPS.map(({title, text, output}, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h2 className="subheading">{title}</h2>
          <p className="soft">{text}</p>
          <p className={clsx('small strong', styles.output)}>
            <span className="block regular fine">You have</span> {output}
          </p>
        </li>
      ))}
    </ol>
  );
}

export default function HowWeWork() {
  const site = useSite();
  return (
    <Page
      title="How we work"
      description={DESCRIPTION}
      keywords={['embedded growth team', 'fractional advisor', 'growth process', 'flexible advisory']}
      data={[
        professionalService(site, {
          name: 'Embedded advisory',
          description: DESCRIPTION,
          path: '/services/how-we-work',
        }),
      ]}
    >
      <Hero
        layout="low"
        heading="A Flexible, Embedded Approach to Smarter Growth."
        lead={`We work in your accounts, ${claims.daysPerMonth}. Your team can run what we build. The five steps repeat every quarter.`}
        actions={
          <>
            <ButtonLink primary to={contactPath('Design for growth')}>
              Design for growth
            </ButtonLink>
            <ButtonLink to="/services">How it works</ButtonLink>
          </>
        }
      />
      <Width className="sectionEnd">
        <AssuranceStrip />
        <ProcessSteps />
      </Width>
      <SplitSection ground="sunk" heading="Day to day, as if we were on your payroll">
        <Reveal>
          <Rows rows={COMMITMENTS} narrow />
        </Reveal>
      </SplitSection>
      <Section
        heading="Ask for any of the eight"
        lead="One leads, and the others help with what they know best."
      >
        <AdvisorCarousel />
      </Section>
    </Page>
  );
}
