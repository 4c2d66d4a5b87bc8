import {TERMS} from '../../../config/price';
import type {Hue} from '../../../config/hues';
import type {CardFacts} from '../../lib/pageMetadata';

type Look = Omit<CardFacts, 'title'>;

const look = (section: string, note: string, hue: Hue): Look => ({section, note, hue});

/** How the cards of the pages at and below a path look; of two paths, the first. */
const SECTIONS: readonly (readonly [below: string, look: Look])[] = [
  [
    '/services/growth-recipes/plans',
    look('Starter plan', 'Recipes in order, with their weeks and costs', 'green'),
  ],
  [
    '/services/growth-recipes/plan',
    look('Growth plan', 'What to do next month, in which order, at what cost', 'green'),
  ],
  ['/services/growth-recipes', look('Growth recipes', 'Filter by channel, stage, effort and impact', 'teal')],
  ['/services', look('Services', TERMS, 'green')],
  ['/philosophy/journal', look('Journal', 'Long reads with worked figures', 'violet')],
  ['/philosophy', look('Philosophy', 'How we decide, and why', 'olive')],
  ['/customers', look('Our customers', 'What was done, and what came of it', 'orange')],
  ['/growth-hubs', look('Growth hubs', 'Recipes and services by channel', 'amber')],
  ['/network', look('The network', 'Senior operators, by name', 'blue')],
  ['/portfolio', look('Portfolio', 'Projects of our advisors', 'rose')],
  ['/toolkit/calculators', look('Calculators', 'With your own numbers, and the method beside it', 'teal')],
  ['/toolkit', look('Toolkit', 'What we work with', 'teal')],
  ['/games', look('Arcade', 'Five minutes off', 'violet')],
];

const ANY = look('Growth & fundraising', 'Senior operators, embedded in your team', 'green');

/** What the card of a page shows; `title` is that of its head, without the site's name, and `own` what its route says. */
export function cardFacts(
  {path, title}: {path: string; title: string},
  own: Partial<CardFacts> | undefined,
): CardFacts {
  const [, section = ANY] = SECTIONS.find(([below]) => path === below || path.startsWith(`${below}/`)) ?? [];
  return {title, ...section, ...own};
}
