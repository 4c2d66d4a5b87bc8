import Link from '@docusaurus/Link';
import Section from '../../../components/layout/Section';
import About from './About';
import Answers, {Answer} from './Answers';
import Artefact from './Artefact';
import ClosingCall from './ClosingCall';
import Columns from './Columns';
import DropRhythm from './DropRhythm';
import Estimate from './Estimate';
import Flows, {Flow} from './Flows';
import HourField from './HourField';
import Impact from './Impact';
import Layers, {Layer} from './Layers';
import {PageLink, ProjectLink, StoryLinks} from './StoryLinks';
import StoryHero from './StoryHero';
import StoryQuote from './StoryQuote';

/** What a client story is written with, without an import; src/data/clients/stories/README.md shows each. */
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
