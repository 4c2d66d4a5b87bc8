import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/ui/Button';
import CallToAction from '../../../components/layout/CallToAction';
import Icon from '../../../components/ui/Icon';
import Section, {Width} from '../../../components/layout/Section';
import Metrics from '../../people/portfolio/Metrics';
import {projectPath} from '../../people/portfolio/paths';
import DropRhythm from './DropRhythm';
import FlowLine from './FlowLine';
import styles from './HouseOfPalma.module.css';
import StoryFacts, {BackToStories} from './StoryFacts';
import StoryFrame, {type StoryProps} from './StoryFrame';

/** House of Palma (specification 2 section 2): about, challenge, solution, impact, and its portfolio project. */
export default function HouseOfPalmaPage({client, project}: StoryProps): ReactNode {
  return (
    <StoryFrame client={client}>
      <Width className={styles.hero}>
        <BackToStories />
        <p className={styles.client}>{client.name}</p>
        <h1 className={styles.heading}>{client.story?.heading}</h1>
        <StoryFacts client={client} />
        <DropRhythm />
      </Width>
      <Section className={styles.about}>
        <p className={styles.label}>About</p>
        <div>
          <h2>A label that lives from one drop to the next</h2>
          <p>
            House of Palma makes small collections and releases them on a day that is announced. On that day
            the shop is full; two days later most sizes are gone. It is an honest way to make clothes, because
            little is left over, and a hard way to run a company, because the weeks in between have to be paid
            for too.
          </p>
          <p>
            The team is small and does everything itself: design, photographs, parcels, answers to customers.
            Marketing was what was left of the week, and it took the form of one newsletter on Thursday.
          </p>
        </div>
      </Section>
      <Section ground="evergreen" className={styles.challenge}>
        <p className={styles.label}>Challenge</p>
        <h2>Three systems, three answers to who the best customer is</h2>
        <div className={styles.answers}>
          <p>
            <strong>The shop said:</strong> whoever spent most. It did not know what came back.
          </p>
          <p>
            <strong>The newsletter said:</strong> whoever opened most. It did not know who bought.
          </p>
          <p>
            <strong>The returns desk said:</strong> whoever keeps what they order. Nobody had asked.
          </p>
        </div>
      </Section>
      <Section
        eyebrow="Solution"
        heading="One record first, then nine messages that know when to stop"
        lead="Ten days went into the record alone: server-side events checked each morning against the order book, consent passed along. Only when the two agreed within 3&nbsp;% was the first flow written."
      >
        <FlowLine />
      </Section>
      {project !== null && (
        <Section ground="sunk" eyebrow="Impact" heading="What the team can do now that it could not before">
          <div className={styles.impact}>
            <p>
              The calendar no longer decides who hears from the label. A customer who waits for a size gets a
              message when it is back; one who has stopped reading gets a goodbye, and then quiet. One
              customer in ten is held out of every flow, so the team knows what each adds, and has already
              switched one off.
            </p>
            <ButtonLink to={projectPath(project)}>
              See the portfolio project <Icon name="arrow" />
            </ButtonLink>
          </div>
          <Metrics metrics={project.metrics} note={project.metricsNote} />
        </Section>
      )}
      <CallToAction heading="Quiet weeks between the loud ones" button="Get In Touch">
        If your shop lives from launches, tell us what happens on an ordinary Tuesday. We will tell you which
        message we would write first.
      </CallToAction>
    </StoryFrame>
  );
}
