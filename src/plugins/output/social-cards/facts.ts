import {claims} from '../../../config/claims';
import type {Advisor} from '../../../data/advisors/types';
import {initials} from '../../../data/advisors/types';
import type {HubCard} from '../../../data/hubs/types';
import {HUBS_PATH, hubPath} from '../../../data/hubs/types';
import type {Hue} from '../../../data/hues';
import {inSentence} from '../../../data/inSentence';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import type {Level} from '../../../data/recipes/taxonomy';
import type {RecipeSummary} from '../../../data/recipes/types';
import {CALCULATORS_PATH} from '../../../features/calculators/paths';
import {JOURNAL_PATH} from '../../../features/journal/paths';
import {advisorPath} from '../../../features/people/portfolio/paths';
import {LIST_PATH, recipePath} from '../../../features/recipes/paths';
import {PLAN_PATH, STARTERS_PATH} from '../../../features/recipes/plan/paths';

/** The small drawing at the right of a card. */
export type Drawing =
  | {kind: 'map'; effort: Level; impact: Level}
  | {kind: 'initials'; text: string}
  | {kind: 'page' | 'bars' | 'curve' | 'stairs' | 'waves' | 'arcade'};

/** Everything a card shows. */
export interface CardFacts {
  title: string;
  /** The small line above the title. */
  section: string;
  /** The small line at the foot. */
  note: string;
  hue: Hue;
  drawing: Drawing;
}

/** What the site's content knows about single pages. */
export interface Content {
  recipes: readonly RecipeSummary[];
  advisors: readonly Pick<Advisor, 'id' | 'name' | 'title' | 'hue'>[];
  hubs: readonly Pick<HubCard, 'id' | 'title' | 'hue'>[];
}

/** `title` only where the page's name is shorter than the title in its head. */
type Look = Omit<CardFacts, 'title'> & {title?: string};

const look = (
  section: string,
  note: string,
  hue: Hue,
  kind: Exclude<Drawing['kind'], 'map' | 'initials'>,
): Look => ({
  section,
  note,
  hue,
  drawing: {kind},
});

/** The promises below buttons, as one line. */
const PROMISES = claims.assurances.map((one, index) => (index === 0 ? one : inSentence([one]))).join(', ');

/** How the pages below a path look; the first that fits is taken. */
const SECTIONS: readonly (readonly [prefix: string, look: Look])[] = [
  [STARTERS_PATH, look('Starter plan', 'Recipes in order, with their weeks and costs', 'green', 'stairs')],
  [PLAN_PATH, look('Growth plan', 'What to do next month, in which order, at what cost', 'green', 'stairs')],
  [LIST_PATH, look('Growth recipes', 'Filter by channel, stage, effort and impact', 'teal', 'bars')],
  ['/services', look('Services', PROMISES, 'green', 'curve')],
  [HUBS_PATH, look('Growth hubs', 'Recipes and services by channel', 'amber', 'bars')],
  [JOURNAL_PATH, look('Journal', 'What we learned, with the numbers', 'violet', 'page')],
  ['/philosophy', look('Philosophy', 'How we decide, and why', 'olive', 'curve')],
  ['/customers', look('Our customers', 'What was done, and what came of it', 'orange', 'stairs')],
  ['/network', look('The network', 'Operators first, advisors second', 'blue', 'waves')],
  ['/portfolio', look('Portfolio', 'Projects of our advisors', 'rose', 'stairs')],
  [CALCULATORS_PATH, look('Calculators', 'With your own numbers, and the method beside it', 'teal', 'curve')],
  ['/toolkit', look('Toolkit', 'What we work with', 'teal', 'bars')],
  ['/games', look('Arcade', 'Five minutes off', 'violet', 'arcade')],
];

const ANY: Look = look('Growth & fundraising', 'Senior operators, embedded in your team', 'green', 'curve');

const within = (page: string, prefix: string) => page === prefix || page.startsWith(`${prefix}/`);

/** The look of one page: its own where its content has one, otherwise that of its section. */
function lookOf(page: string, {recipes, advisors, hubs}: Content): Look {
  const section = SECTIONS.find(([prefix]) => within(page, prefix))?.[1] ?? ANY;
  const recipe = recipes.find(({id}) => page === recipePath(id));
  if (recipe !== undefined) {
    const [channel] = recipe.channels;
    return {
      title: recipe.name,
      section: `Growth recipe · ${recipe.channels.join(', ')}`,
      note: `${recipe.effortLevel} effort · ${recipe.expectedImpact} impact · ${recipe.buyingCycle}`,
      hue: channel === undefined ? section.hue : CHANNEL_HUE[channel],
      drawing: {kind: 'map', effort: recipe.effortLevel, impact: recipe.expectedImpact},
    };
  }
  const advisor = advisors.find(({id}) => within(page, advisorPath(id)));
  if (advisor !== undefined) {
    return {
      ...(page.endsWith(advisor.id) && {title: advisor.name}),
      section: 'Advisor',
      note: advisor.title,
      hue: advisor.hue,
      drawing: {kind: 'initials', text: initials(advisor.name)},
    };
  }
  const hub = hubs.find(({id}) => page === hubPath(id));
  return hub === undefined ? section : {...section, title: hub.title, hue: hub.hue};
}

/** What the card of a page shows; `title` is the page's own, without the site's name. */
export function cardFacts({path, title}: {path: string; title: string}, content: Content): CardFacts {
  return {title, ...lookOf(path, content)};
}
