import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '../../components/ui/Button';
import Faq from '../../components/ui/Faq';
import Reveal from '../../components/motion/Reveal';
import Rows from '../../components/ui/Rows';
import Section from '../../components/layout/Section';
import SplitSection from '../../components/layout/SplitSection';
import Icon from '../../components/ui/Icon';
import Linked from '../../components/ui/Linked';
import {advisors} from '../../data/advisors';
import {helped} from '../../data/pages/home';
import texts from '../../data/pages/home.yaml';
import {advisorPath, ADVISORS_PATH, LIST_PATH, STORIES_PATH} from '../../config/paths';
import AdvisorSpotlight from './AdvisorSpotlight';
import styles from './sections.module.css';
import TitledList from '../../components/ui/TitledList';

interface SequenceProps {
  items: readonly {title: string; text: string}[];
}

/** Numbered steps as a rising stair; below one another where it would not fit. */
const Stair = ({items}: SequenceProps): ReactNode => <TitledList items={items} className={styles.stair} />;

/** Moments on one line. */
const Timeline = ({items}: SequenceProps): ReactNode => (
  <TitledList items={items} className={styles.timeline} />
);

/** Who are we: some advisors, and the way to the rest. */
export function WhoAreWe(): ReactNode {
  const {
    buttons: [network, start],
    ...heading
  } = texts.whoAreWe;
  return (
    <Section {...heading}>
      {advisors.length > 0 && (
        <Reveal>
          <AdvisorSpotlight />
        </Reveal>
      )}
      <p className={styles.centred}>
        <ButtonLink to={ADVISORS_PATH}>{network}</ButtonLink>
        <ButtonLink to="/contact">{start}</ButtonLink>
      </p>
    </Section>
  );
}

/** The name of an advisor; the build and the check report an id that none has. */
const nameOf = (id: string) => advisors.find((advisor) => advisor.id === id)?.name ?? id;

/** How have we helped before: the work behind each headline claim, with one number and the person it belongs to. */
export function HowHaveWeHelped(): ReactNode {
  const {button, ...heading} = texts.howHaveWeHelped;
  return (
    <Section {...heading} ground="evergreen" className={styles.spaced}>
      <Reveal>
        <Rows
          rows={helped.map(({figure, title, text, number, did, advisor, story}) => ({
            title,
            text: (
              <>
                <p>{text}</p>
                <p className={styles.proof}>
                  <strong>{number}</strong> {did}
                  {advisor !== undefined && (
                    <>
                      : <Link to={advisorPath(advisor)}>{nameOf(advisor)}</Link>
                    </>
                  )}
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
        <ButtonLink to={STORIES_PATH}>{button}</ButtonLink>
      </p>
    </Section>
  );
}

/** How we do it: the five steps as a rising stair, and the library that the bets of step three come from. */
export function HowWeDoIt(): ReactNode {
  const {
    buttons: [work, library],
    ...heading
  } = texts.howWeDoIt;
  return (
    <Section {...heading}>
      <Reveal>
        <Stair items={texts.steps} />
      </Reveal>
      <p className={styles.after}>
        <ButtonLink to="/services/how-we-work">{work}</ButtonLink>
        <ButtonLink to={LIST_PATH}>
          {library} <Icon name="arrow" />
        </ButtonLink>
      </p>
    </Section>
  );
}

/** Who we work with, in three sentences that each lead somewhere. */
export function WhoWeWorkWith(): ReactNode {
  const {eyebrow, statement} = texts.whoWeWorkWith;
  return (
    <Section eyebrow={eyebrow} ground="sunk">
      <Reveal>
        <h2 className={styles.statement}>
          <Linked>{statement}</Linked>
        </h2>
      </Reveal>
    </Section>
  );
}

/** What can you expect: four moments on one line. */
export function WhatToExpect(): ReactNode {
  return (
    <Section {...texts.whatToExpect}>
      <Reveal>
        <Timeline items={texts.expectations.map(({when, text}) => ({title: when, text}))} />
      </Reveal>
    </Section>
  );
}

/** FAQs of the home page. */
export function HomeFaq(): ReactNode {
  return (
    <SplitSection ground="sunk" {...texts.faq}>
      <Faq questions={texts.questions} />
    </SplitSection>
  );
}
