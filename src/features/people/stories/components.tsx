import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import CallToAction from '../../../components/layout/CallToAction';
import Section from '../../../components/layout/Section';
import {ButtonLink} from '../../../components/ui/Button';
import ColumnHeads from '../../../components/ui/ColumnHeads';
import SampleBadge from '../../../components/ui/SampleBadge';
import {contactPath} from '../../../shell/forms/about';
import about from './About.module.css';
import answers from './Answers.module.css';
import artefact from './Artefact.module.css';
import columns from './Columns.module.css';
import {HourField, Layer} from './drawings';
import estimate from './Estimate.module.css';
import flows from './Flows.module.css';
import layers from './Layers.module.css';
import Impact, {ProjectLink} from './Impact';
import {useStory} from './StoryContext';
import StoryHero from './StoryHero';

function Artefact() {
  const {story} = useStory().client;
  if (story?.artefact === undefined) {
    return null;
  }
  const {heading, columns, rows, caption} = story.artefact;
  const others = columns.slice(1);
  return (
    <Section heading={heading}>
      <figure className={artefact.artefact}>
        <SampleBadge of={story} />
        <table className="above12 full small">
          <ColumnHeads columns={columns} />
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={others[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <figcaption className="above12 note">{caption}</figcaption>
      </figure>
    </Section>
  );
}

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

interface EstimateProps {
  amount: string;
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

function Flow({name, rule}: {name: string; rule: string}) {
  return (
    <li>
      <h3>{name}</h3>
      <p>{rule}</p>
    </li>
  );
}

function PageLink({to, text}: {to: string; text: string}) {
  return <ButtonLink to={to}>{text}</ButtonLink>;
}

interface Children {
  children: ReactNode;
}

/** The components of a story, available without an import; src/data/clients/stories/README.md shows each. */
export const storyComponents = {
  a: Link,
  About,
  Answer,
  Answers,
  Artefact,
  ClosingCall,
  Columns: (props: Children) => <div className={columns.columns} {...props} />,
  Estimate,
  Flow,
  Flows: (props: Children) => <ol className={flows.flows} {...props} />,
  HourField,
  Impact,
  Layer,
  Layers: (props: Children) => <ol className={layers.layers} {...props} />,
  PageLink,
  ProjectLink,
  Section,
  StoryHero,
  StoryLinks: (props: Children) => <div className="cluster gap12 aboveActions" {...props} />,
};
