import clsx from 'clsx';
import {ButtonLink} from '../../components/ui/Button';
import Reveal from '../../components/motion/Reveal';
import Rows from '../../components/ui/Rows';
import OpenTools from '../../components/layout/OpenTools';
import Section from '../../components/layout/Section';
import Icon from '../../components/ui/Icon';
import TitledList from '../../components/ui/TitledList';
import {ADVISORS_PATH, LIST_PATH} from '../../config/paths';
import {claims} from '../../config/site';
import {useSite} from '../../config/useSite';
import advisors from '@generated/content/default/advisors.json';
import styles from './sections.module.css';
import {Samples} from '../../components/ui/SampleBadge';
import AdvisorSlide from '../../features/people/advisors/AdvisorSlide';
import Carousel from '../../components/motion/Carousel';
import spotlight from './AdvisorSpotlight.module.css';

const HALVES = [
  {
    title: 'Growth advisory',
    text: `A senior operator works in your team ${claims.daysPerMonth}, on the channels, margins and tests that decide the next quarter.`,
  },
  {
    title: 'Fundraising advisory',
    text: `We prepare raises of ${claims.raise} with you, ${claims.fundraisingDaysPerMonth}: story, model, [data room](/growth-hubs/fundraising-investor-readiness#data-room) and investor list.`,
  },
];

const STEPS = [
  {title: 'Start with your goals', text: 'Revenue, margin, runway: what has to be true in six months.'},
  {
    title: 'Audit what is already there',
    text: 'We read accounts, data and past tests before we propose a new one.',
  },
  {title: 'Design for growth', text: 'A short list of bets, each with a cost, a number and a stop rule.'},
  {
    title: 'Execute where needed',
    text: 'We build beside your team, or instead of the one you have not hired.',
  },
  {title: 'Measure what matters', text: 'Few numbers, read every week, that decide what happens next.'},
];

export function GrowthAndFunding() {
  return (
    <Section
      eyebrow={useSite().shortName}
      heading="One set of numbers for the ads and for the investor"
      className={styles.spaced}
    >
      <Reveal>
        <Rows rows={HALVES} />
      </Reveal>
      <OpenTools />
      <p className="cluster gap12 aboveActions">
        <ButtonLink to="/services/advisory">Compare the two</ButtonLink>
      </p>
    </Section>
  );
}

const SHOWN = 5;

/** The first of a list in its middle, the next ones to its left and right by turns. */
export const fromMiddle = <T,>(items: readonly T[]): T[] =>
  items.reduce<T[]>((row, item, index) => (index % 2 === 1 ? [item, ...row] : [...row, item]), []);

const slides = fromMiddle(advisors.slice(0, SHOWN)).map((advisor) => ({
  id: advisor.id,
  label: `${advisor.name}, ${advisor.title}`,
  advisor,
}));

export function WhoAreWe() {
  return (
    <Section
      eyebrow="Who are we"
      heading="They ran the budget before they advised on one"
      lead="All of us have run the budget, shipped the product or closed the round before advising on one. The person you meet is the person who does the work."
    >
      {advisors.length > 0 && (
        <Reveal>
          <Samples of={advisors} note="people, until the owner’s own replace them.">
            <Carousel
              label="Some of our advisors"
              slides={slides}
              start={Math.floor(slides.length / 2)}
              align="center"
              className={spotlight.spotlight}
            >
              {({advisor}, chosen, select) => (
                <AdvisorSlide advisor={advisor} chosen={chosen} onChoose={select} />
              )}
            </Carousel>
          </Samples>
        </Reveal>
      )}
      <p className="cluster centred gap12 aboveActions">
        <ButtonLink to={ADVISORS_PATH}>Meet the Network</ButtonLink>
        <ButtonLink to="/contact">Start Your Journey</ButtonLink>
      </p>
    </Section>
  );
}

export function HowWeDoIt() {
  return (
    <Section
      eyebrow="How we do it"
      heading="Each bet ends on a date that is set before it starts"
      lead="The bets in step three come from a library that anyone can read: recipes with every step, what must be in place first, and how long each takes to judge."
    >
      <Reveal>
        <TitledList items={STEPS} className={clsx('grid gap20 above48', styles.stair)} />
      </Reveal>
      <p className="cluster gap12 aboveActions">
        <ButtonLink to="/services/how-we-work">How we work</ButtonLink>
        <ButtonLink to={LIST_PATH}>
          Open the recipe library <Icon name="arrow" />
        </ButtonLink>
      </p>
    </Section>
  );
}
