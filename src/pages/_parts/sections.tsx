import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '../../components/ui/Button';
import Faq from '../../components/ui/Faq';
import Reveal from '../../components/motion/Reveal';
import Rows from '../../components/ui/Rows';
import Section from '../../components/layout/Section';
import SplitSection from '../../components/layout/SplitSection';
import Icon from '../../components/ui/Icon';
import {advisors} from '../../data/advisors';
import {expectations, helped, homeQuestions, homeSteps} from '../../data/pages/home';
import {advisorPath} from '../../features/people/portfolio/paths';
import {LIST_PATH} from '../../features/recipes/paths';
import AdvisorSpotlight from './AdvisorSpotlight';
import styles from './sections.module.css';

/** Who are we: five advisors, and the way to the rest. */
export function WhoAreWe(): ReactNode {
  return (
    <Section
      eyebrow="Who are we"
      heading="Operators first, advisors second"
      lead="Everybody here has run the budget, shipped the product or closed the round before advising on one. The person you meet is the person who does the work."
    >
      <Reveal>
        <AdvisorSpotlight />
      </Reveal>
      <p className={styles.centred}>
        <ButtonLink to="/network/advisors">Meet the Network</ButtonLink>
        <ButtonLink to="/contact">Start Your Journey</ButtonLink>
      </p>
    </Section>
  );
}

/** The name of an advisor; the id itself where there is none, which the build's check of links then reports. */
const nameOf = (id: string) => advisors.find((advisor) => advisor.id === id)?.name ?? id;

/** How have we helped before: the work behind each headline claim, with one number and the person it belongs to. */
export function HowHaveWeHelped(): ReactNode {
  return (
    <Section
      eyebrow="How have we helped before"
      heading="Three kinds of work we keep being asked for"
      ground="evergreen"
      className={styles.spaced}
    >
      <Reveal>
        <Rows
          rows={helped.map(({figure, title, text, number, did, advisor, story}) => ({
            title,
            text: (
              <>
                <p>{text}</p>
                <p className={styles.proof}>
                  <strong>{number}</strong> {did}: <Link to={advisorPath(advisor)}>{nameOf(advisor)}</Link>
                  {story !== undefined && (
                    <>
                      , in <Link to={story.path}>{story.name}</Link>
                    </>
                  )}
                </p>
                <p className={styles.figure}>{`${figure.value} ${figure.label}`}</p>
              </>
            ),
          }))}
        />
      </Reveal>
      <p className={styles.after}>
        <ButtonLink to="/customers/stories">Read client stories</ButtonLink>
      </p>
    </Section>
  );
}

/** How we do it: the five steps as a rising stair, and the library that the bets of step three come from. */
export function HowWeDoIt(): ReactNode {
  return (
    <Section
      eyebrow="How we do it"
      heading="Five steps, and the last one leads back to the first"
      lead="The bets of step three come out of a library that is open to everybody: recipes with their steps, what must be in place first, and how long each takes to judge."
    >
      <Reveal>
        <ol className={styles.stair}>
          {homeSteps.map(({title, text}) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Reveal>
      <p className={styles.after}>
        <ButtonLink to="/services/how-we-work">How we work</ButtonLink>
        <ButtonLink to={LIST_PATH}>
          Open the recipe library <Icon name="arrow" />
        </ButtonLink>
      </p>
    </Section>
  );
}

/** Who we work with, in three sentences that each lead somewhere. */
export function WhoWeWorkWith(): ReactNode {
  return (
    <Section eyebrow="Who we work with" ground="sunk">
      <Reveal>
        <h2 className={styles.statement}>
          Founders and operators of{' '}
          <Link to="/customers">
            <span className={styles.whole}>e-commerce</span> and{' '}
            <span className={styles.whole}>direct-to-consumer</span> brands
          </Link>
          , mostly on Shopify; <Link to="/services/advisory">venture-backed companies</Link> between two
          rounds; and <Link to="/growth-hubs/fundraising-investor-readiness">startups</Link> preparing their
          first.
        </h2>
      </Reveal>
    </Section>
  );
}

/** What can you expect: four moments on one line. */
export function WhatToExpect(): ReactNode {
  return (
    <Section eyebrow="What can you expect" heading="An answer tomorrow, first results in weeks">
      <Reveal>
        <ol className={styles.timeline}>
          {expectations.map(({when, text}) => (
            <li key={when}>
              <h3>{when}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </Section>
  );
}

/** FAQs of the home page. */
export function HomeFaq(): ReactNode {
  return (
    <SplitSection ground="sunk" eyebrow="FAQs" heading="What founders ask before they write to us">
      <Faq questions={homeQuestions} />
    </SplitSection>
  );
}
