import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import CallToAction from '../../../components/layout/CallToAction';
import Section from '../../../components/layout/Section';
import {ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {projectPath} from '../../../config/paths';
import {contactPath} from '../../../shell/forms/about';
import Metrics from '../portfolio/Metrics';
import about from './About.module.css';
import answers from './Answers.module.css';
import Artefact from './Artefact';
import columns from './Columns.module.css';
import {Hours} from './drawings';
import estimate from './Estimate.module.css';
import flows from './Flows.module.css';
import layers from './Layers.module.css';
import impact from './Impact.module.css';
import StoryHero, {useStory} from './StoryHero';

function About({heading, children}: {heading: string; children: ReactNode}) {
  return (
    <Section className={clsx('grid foldsCompact', about.about)}>
      <p className="eyebrow">About</p>
      <div className="prose">
        <h2>{heading}</h2>
        {children}
      </div>
    </Section>
  );
}

/** The challenge, as answers that contradict each other. */
function Answers({heading, children}: {heading: string; children: ReactNode}) {
  return (
    <Section ground="sunk" eyebrow="Challenge" heading={heading}>
      <div className={clsx('three aboveFluid foldsCompact', answers.answers)}>{children}</div>
    </Section>
  );
}

/** A message sent from here already names the story. */
function ClosingCall(props: {heading: string; text: string; button: string}) {
  return <CallToAction {...props} to={contactPath(`Client story: ${useStory().client.name}`)} />;
}

function Estimate({
  amount,
  rate,
  total,
  children,
}: Record<'amount' | 'rate' | 'total', string> & {children: ReactNode}) {
  return (
    <div className={clsx('grid bottom aboveFluid foldsMedium', estimate.sum)}>
      <p className={estimate.equation}>
        {amount} <span className="hue">×</span> {rate}{' '}
        <span className={clsx('nowrap hue', estimate.sumTotal)}>
          <span className="hue">=</span> {total}
        </span>
      </p>
      {children}
    </div>
  );
}

function HourField({caption}: {caption: string}) {
  const {story} = useStory().client;
  return (
    <figure>
      {story?.hours !== undefined && <Hours {...story.hours} />}
      <figcaption className="above16 tiny">{caption}</figcaption>
    </figure>
  );
}

function ProjectLink() {
  const {project} = useStory();
  return (
    project !== null && (
      <ButtonLink to={projectPath(project)}>
        See the portfolio project <Icon name="arrow" />
      </ButtonLink>
    )
  );
}

/** Words from the story, and figures from the client's portfolio project if there is one. */
function Impact({heading, children}: {heading: string; children?: ReactNode}) {
  const {project} = useStory();
  if (project === null && children === undefined) {
    return null;
  }
  return (
    <Section ground="sunk" eyebrow="Impact" heading={heading}>
      {children !== undefined && (
        <div className={clsx('cluster bottom between above20', impact.impact)}>
          {children}
          <ProjectLink />
        </div>
      )}
      {project !== null && (
        <div className="aboveFluid">
          <Metrics metrics={project.metrics} note={project.metricsNote} />
        </div>
      )}
    </Section>
  );
}

/** The components of a story, available without an import; src/data/clients/stories/README.md shows each. */
export const storyComponents = {
  a: Link,
  About,
  Answers,
  Artefact,
  ClosingCall,
  ButtonLink,
  Columns: (props: ComponentProps<'div'>) => (
    <div className={clsx('two aboveFluid foldsMedium', columns.columns)} {...props} />
  ),
  Estimate,
  HourField,
  Impact,
  ProjectLink,
  Section,
  StoryHero,
  StoryLinks: (props: ComponentProps<'div'>) => <div className="cluster gap12 aboveActions" {...props} />,
  ol: (props: ComponentProps<'ol'>) => <ol className={clsx('three aboveFluid', flows.flows)} {...props} />,
  ul: (props: ComponentProps<'ul'>) => (
    <ul className={clsx('clean-list grid foldsMedium aboveFluid', layers.layers)} {...props} />
  ),
};
