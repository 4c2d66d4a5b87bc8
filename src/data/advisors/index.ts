// Generated from the .yaml files of this folder by "npm run generate". Never edited by hand.
import type {Advisor} from './types';

/** The advisors, in the order in which pages show them. */
export const advisors: readonly Advisor[] = [
  {
    id: 'astrid-lindqvist',
    name: 'Astrid Lindqvist',
    title: 'Growth & Fund Raising',
    expertise: ['Go-to-market design', 'Series A and B rounds', 'Board reporting'],
    hue: 'green',
    written: true,
  },
  {
    id: 'matteo-ferrante',
    name: 'Matteo Ferrante',
    title: 'Growth & Martech',
    expertise: ['Lifecycle automation', 'Tracking and consent', 'Paid acquisition'],
    hue: 'blue',
    written: true,
  },
  {
    id: 'ingrid-halvorsen',
    name: 'Ingrid Halvorsen',
    title: 'Fund Raising',
    expertise: ['Investor materials', 'Financial modelling', 'Term sheets'],
    hue: 'amber',
    written: false,
  },
  {
    id: 'tomas-kadlec',
    name: 'Tomas Kadlec',
    title: 'Creative & Product',
    expertise: ['Brand systems', 'Product design', 'Conversion research'],
    hue: 'rose',
    written: false,
  },
  {
    id: 'eleni-markou',
    name: 'Eleni Markou',
    title: 'Fund Raising & Sales',
    expertise: ['Investor outreach', 'Sales process', 'Partnerships'],
    hue: 'violet',
    written: false,
  },
  {
    id: 'jonas-brandt',
    name: 'Jonas Brandt',
    title: 'Data & Engineering',
    expertise: ['Data pipelines', 'Measurement', 'AI-assisted builds'],
    hue: 'teal',
    written: false,
  },
  {
    id: 'clara-vasquez',
    name: 'Clara Vasquez',
    title: 'Growth',
    expertise: ['Paid social', 'Creative testing', 'New markets'],
    hue: 'orange',
    written: false,
  },
  {
    id: 'niamh-gallagher',
    name: 'Niamh Gallagher',
    title: 'Growth',
    expertise: ['SEO and content', 'Retention', 'Subscription models'],
    hue: 'olive',
    written: false,
  },
];
