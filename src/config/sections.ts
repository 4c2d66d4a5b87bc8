import type {Hue} from './hues';
import {TERMS} from './price';

/** The look of a social card: the small line above the title, the one at its foot, and the colour. */
interface CardStyle {
  section: string;
  note: string;
  hue: Hue;
}

/** The groups of search results. */
export type PageGroup = 'Recipes' | 'Journal' | 'People';

interface Section {
  /** The heading of its pages in llms.txt; "More pages" where it has none. */
  heading?: string;
  /** The group of its pages in search results; "Pages" where it has none. */
  group?: PageGroup;
  card: CardStyle;
}

const cardStyle = (section: string, note: string, hue: Hue): CardStyle => ({section, note, hue});

const RECIPES = cardStyle('Growth recipes', 'Filter by channel, stage, effort and impact', 'teal');
const JOURNAL = cardStyle('Journal', 'Long reads with worked numbers', 'violet');
const NETWORK = cardStyle('The network', 'Senior operators, by name', 'blue');
const CUSTOMERS = cardStyle('Our customers', 'What was done, and what came of it', 'orange');
const STARTERS = cardStyle('Starter plan', 'Recipes in order, with their weeks and costs', 'green');
const PLAN = cardStyle('Growth plan', 'What to do next month, in which order, at what cost', 'green');
const CALCULATORS = cardStyle('Calculators', 'With your own numbers, and the method beside it', 'teal');

/** The sections of the site, in the order of llms.txt. Every page is in one: what is the same for all its pages is here. */
const ALL = {
  recipes: {heading: 'Growth recipes', group: 'Recipes', card: RECIPES},
  starters: {heading: 'Starter plans', group: 'Recipes', card: STARTERS},
  calculators: {heading: 'Calculators', card: CALCULATORS},
  articles: {heading: 'Journal', group: 'Journal', card: JOURNAL},
  hubs: {heading: 'Growth hubs', card: cardStyle('Growth hubs', 'Recipes and services by channel', 'amber')},
  stories: {heading: 'Client stories', card: CUSTOMERS},
  advisors: {heading: 'Advisors', group: 'People', card: NETWORK},
  portfolio: {
    heading: 'Portfolio projects',
    card: cardStyle('Portfolio', 'Projects of our advisors', 'rose'),
  },
  positions: {heading: 'Positions', group: 'Recipes', card: RECIPES},
  plan: {heading: 'Growth plan', group: 'Recipes', card: PLAN},
  library: {card: RECIPES},
  journal: {card: JOURNAL},
  services: {card: cardStyle('Services', TERMS, 'green')},
  philosophy: {card: cardStyle('Philosophy', 'How we decide, and why', 'olive')},
  customers: {card: CUSTOMERS},
  network: {card: NETWORK},
  toolkit: {card: cardStyle('Toolkit', 'What we work with', 'teal')},
  arcade: {card: cardStyle('Arcade', 'Five minutes off', 'violet')},
  general: {card: cardStyle('Growth & fundraising', 'Senior operators, embedded in your team', 'green')},
} satisfies Record<string, Section>;

export type SectionName = keyof typeof ALL;

export const SECTIONS: Readonly<Record<SectionName, Section>> = ALL;
