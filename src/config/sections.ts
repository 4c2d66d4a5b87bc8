import type {Hue} from './hues';
import {TERMS} from './price';

/** The look of a social card: the small line above the title, the one at its foot, and the colour. */
interface Look {
  section: string;
  note: string;
  hue: Hue;
}

export type PageGroup = 'Recipes' | 'Journal' | 'People';

interface Section {
  /** The heading of its pages in llms.txt; "More pages" where it has none. */
  heading?: string;
  /** The group of its pages in search results; "Pages" where it has none. */
  group?: PageGroup;
  card: Look;
}

const look = (section: string, note: string, hue: Hue): Look => ({section, note, hue});

const RECIPES = look('Growth recipes', 'Filter by channel, stage, effort and impact', 'teal');
const JOURNAL = look('Journal', 'Long reads with worked figures', 'violet');
const NETWORK = look('The network', 'Senior operators, by name', 'blue');
const CUSTOMERS = look('Our customers', 'What was done, and what came of it', 'orange');
const STARTERS = look('Starter plan', 'Recipes in order, with their weeks and costs', 'green');
const PLAN = look('Growth plan', 'What to do next month, in which order, at what cost', 'green');
const CALCULATORS = look('Calculators', 'With your own numbers, and the method beside it', 'teal');

/** The sections of the site, in the order of llms.txt. Every page is in one: what is the same for all its pages is here. */
const ALL = {
  recipes: {heading: 'Growth recipes', group: 'Recipes', card: RECIPES},
  starters: {heading: 'Starter plans', group: 'Recipes', card: STARTERS},
  calculators: {heading: 'Calculators', card: CALCULATORS},
  articles: {heading: 'Journal', group: 'Journal', card: JOURNAL},
  hubs: {heading: 'Growth hubs', card: look('Growth hubs', 'Recipes and services by channel', 'amber')},
  stories: {heading: 'Client stories', card: CUSTOMERS},
  advisors: {heading: 'Advisors', group: 'People', card: NETWORK},
  portfolio: {heading: 'Portfolio projects', card: look('Portfolio', 'Projects of our advisors', 'rose')},
  positions: {heading: 'Positions', group: 'Recipes', card: RECIPES},
  plan: {heading: 'Growth plan', group: 'Recipes', card: PLAN},
  library: {card: RECIPES},
  journal: {card: JOURNAL},
  services: {card: look('Services', TERMS, 'green')},
  philosophy: {card: look('Philosophy', 'How we decide, and why', 'olive')},
  customers: {card: CUSTOMERS},
  network: {card: NETWORK},
  toolkit: {card: look('Toolkit', 'What we work with', 'teal')},
  arcade: {card: look('Arcade', 'Five minutes off', 'violet')},
  general: {card: look('Growth & fundraising', 'Senior operators, embedded in your team', 'green')},
} satisfies Record<string, Section>;

export type SectionName = keyof typeof ALL;

export const SECTIONS: Readonly<Record<SectionName, Section>> = ALL;
