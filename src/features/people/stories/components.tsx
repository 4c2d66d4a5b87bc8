import Link from '@docusaurus/Link';
import Section from '../../../components/layout/Section';
import Artefact from './Artefact';
import DropRhythm from './DropRhythm';
import HourField from './HourField';
import Layers, {Layer} from './Layers';
import StoryHero from './StoryHero';
import type {ReactNode} from 'react';
import CallToAction from '../../../components/layout/CallToAction';
import {contactPath} from '../../../shell/forms/about';
import {useStory} from './StoryContext';
import clsx from 'clsx';
import {ButtonLink} from '../../../components/ui/Button';
import Impact, {ProjectLink} from './Impact';
import about from './About.module.css';
import answers from './Answers.module.css';
import columns from './Columns.module.css';
import estimate from './Estimate.module.css';
import flows from './Flows.module.css';
import quote from './StoryQuote.module.css';

function About({heading, children}: {heading: string; children: ReactNode}) {
  return (
    <Section className={about.about}>
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
      <div className={answers.answers}>{children}</div>
    </Section>
  );
}

function Answer({from, text}: {from: string; text: string}) {
  return (
    <p>
      <strong>{from}</strong> {text}
    </p>
  );
}

/** A message sent from here already names the story. */
function ClosingCall(props: {heading: string; text: string; button: string}) {
  return <CallToAction {...props} to={contactPath(`Client story: ${useStory().client.name}`)} />;
}

function Columns({children}: {children: ReactNode}) {
  return <div className={columns.columns}>{children}</div>;
}

interface EstimateProps {
  /** Such as `900 h`. */
  amount: string;
  /** Such as `1,800 kr`. */
  rate: string;
  total: string;
  children: ReactNode;
}

function Estimate({amount, rate, total, children}: EstimateProps) {
  return (
    <div className={estimate.sum}>
      <p className={estimate.equation}>
        {amount} <span className="hue">×</span> {rate}{' '}
        <span className={clsx('unbroken hue', estimate.sumTotal)}>
          <span className="hue hue">=</span> {total}
        </span>
      </p>
      {children}
    </div>
  );
}

function Flows({children}: {children: ReactNode}) {
  return <ol className={flows.flows}>{children}</ol>;
}

function Flow({name, rule}: {name: string; rule: string}) {
  return (
    <li>
      <h3>{name}</h3>
      <p>{rule}</p>
    </li>
  );
}

interface StoryQuoteProps {
  text: string;
  by: string;
  /** Marks an invented quote as a sample. */
  sample?: boolean;
}

function StoryQuote({text, by, sample = false}: StoryQuoteProps) {
  return (
    <Section>
      <figure className={quote.quote}>
        <blockquote>{text}</blockquote>
        <figcaption className="above16 note">{sample ? `${by} (sample quote)` : by}</figcaption>
      </figure>
    </Section>
  );
}

function StoryLinks({children}: {children: ReactNode}) {
  return <div className="cluster gap12 aboveActions">{children}</div>;
}

function PageLink({to, text}: {to: string; text: string}) {
  return <ButtonLink to={to}>{text}</ButtonLink>;
}

/** The components of a story, available without an import; src/data/clients/stories/README.md shows each. */
export const storyComponents = {
  a: Link,
  About,
  Answer,
  Answers,
  Artefact,
  ClosingCall,
  Columns,
  DropRhythm,
  Estimate,
  Flow,
  Flows,
  HourField,
  Impact,
  Layer,
  Layers,
  PageLink,
  ProjectLink,
  Section,
  StoryHero,
  StoryLinks,
  StoryQuote,
};
