import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/ui/Button';
import CallToAction from '../../../components/layout/CallToAction';
import Icon from '../../../components/ui/Icon';
import HeroGrid from '../../../components/layout/HeroGrid';
import Section from '../../../components/layout/Section';
import Metrics from '../../people/portfolio/Metrics';
import {projectPath} from '../../people/portfolio/paths';
import HourField from './HourField';
import Layers from './Layers';
import styles from './Noms.module.css';
import StoryFacts, {BackToStories} from './StoryFacts';
import StoryFrame, {type StoryProps} from './StoryFrame';

/** NOMS (specification 2 sections 2 and 9): overview, challenge, approach, impact metrics, outcome. */
export default function NomsPage({client, project}: StoryProps): ReactNode {
  return (
    <StoryFrame client={client}>
      <div className={styles.ground}>
        <HeroGrid side="even" under>
          <div>
            <BackToStories />
            <p className={styles.client}>{client.name}</p>
            <h1 className={styles.heading}>{client.story?.heading}</h1>
            <StoryFacts client={client} />
          </div>
          <figure className={styles.figure}>
            <HourField spent={5} />
            <figcaption>
              Each dot is one hour of the 900 in the estimate. The lit ones are those it took.
            </figcaption>
          </figure>
        </HeroGrid>
      </div>
      <Section eyebrow="Overview" heading="One order, and three people who must all find it">
        <div className={styles.columns}>
          <p>
            NOMS brings made-to-order pieces from the person who designs them to the workshop that makes them,
            for homes and for the companies that furnish them: interior design by trade, and property
            technology by what we built for it. Between the two sits a small office that checks, prices and
            answers the telephone.
          </p>
          <p>
            Until then an order lived in messages, a shared folder and a spreadsheet. It worked for as long as
            one person remembered everything. The next collection would have been the end of that.
          </p>
        </div>
      </Section>
      <Section ground="sunk" eyebrow="Challenge" heading="An estimate larger than the question">
        <div className={styles.sum}>
          <p className={styles.equation}>
            900 h <span>×</span> 1,800 kr{' '}
            <span className={styles.sumTotal}>
              <span>=</span> 1,620,000 kr
            </span>
          </p>
          <p>
            The traditional route was priced fairly: discovery, wireframes, a back end, three interfaces,
            tests, release. It asked for the whole budget before anybody had seen whether creators would use
            it. NOMS needed an answer first, and a system second.
          </p>
        </div>
      </Section>
      <Section
        eyebrow="Approach"
        heading="The access rules came before the first screen"
        lead="Three layers of users share one order. Who may do what was written as a table, the table became tests, and only then was anything generated."
      >
        <Layers />
      </Section>
      {project !== null && (
        <Section ground="evergreen" eyebrow="Impact" heading="Six figures, and what each is made of">
          <div className={styles.metrics}>
            <Metrics metrics={project.metrics} note={project.metricsNote} />
          </div>
        </Section>
      )}
      <Section eyebrow="Outcome" heading="The roadmap is one page, and it changes weekly">
        <div className={styles.columns}>
          <p>
            The platform went into daily use about two weeks after the first conversation. Most of that time
            was spent waiting for people to try it, which is where it belongs. What creators stumbled over on
            Monday was usually gone by Wednesday.
          </p>
          <p>
            It is a small system on purpose. It has no payments and no accounting, and a build that needs
            either will take many more hours of review than this one did. What NOMS has is an answer, and
            money left to act on it.
          </p>
        </div>
        {project !== null && (
          <p className={styles.more}>
            <ButtonLink to={projectPath(project)}>
              See the portfolio project <Icon name="arrow" />
            </ButtonLink>
            <ButtonLink to="/growth-hubs/vibe-coding">Read the vibe coding hub</ButtonLink>
          </p>
        )}
      </Section>
      <CallToAction heading="Find out before you commission it" button="Get In Touch">
        Send us the estimate you were given and the one question it has to answer. We will say which part of
        it can be learned in two weeks, and which part cannot.
      </CallToAction>
    </StoryFrame>
  );
}
