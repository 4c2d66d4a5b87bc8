import * as z from 'zod';
import {text} from '../../fields';
import {action, hero, page, questions, titles} from './parts';
import {button, eyebrow, heading, label, lead, link, paragraph} from './fields';

const caption = text(120).describe('Below the drawing');

/** /services/growth-recipes. {recipes} becomes their number. */
export const growthRecipes = z.strictObject({
  page,
  hero: hero({
    badge: text(30).describe('The badge beside the number of recipes'),
    plans: text(60).describe('The link to the starter plans'),
  }),
  noScript: z
    .strictObject({
      text: paragraph.describe('What does not work'),
      link: text(60).describe('The link to all recipes; {recipes} stands for their number'),
      end: text(60).describe('The words after the link'),
    })
    .describe('Where scripts are switched off'),
  empty: z
    .strictObject({
      message: text(90).describe('What it says'),
      nothingPlanned: text(160).describe('Where nothing has been planned yet'),
      hint: text(160).describe('What to do otherwise'),
    })
    .describe('Where no recipe passes the filters'),
  positions: z.strictObject({heading, text: paragraph, link}).describe('The way to the positions'),
  action,
});

const card = z.strictObject({heading, text: text(200).describe('One sentence'), button});

/** The page of a recipe, apart from the recipe itself. */
export const growthRecipe = z.strictObject({
  minute: heading.describe('Above what tells a reader whether it is for them'),
  folded: z
    .strictObject({
      quote: heading.describe('The quoted case'),
      tips: heading.describe('The optimization tips'),
      note: heading.describe('What is worth knowing beyond the steps'),
    })
    .describe('What opens parts that a phone has folded'),
  evidence: heading.describe('Opens sums, sources and review'),
  before: heading.describe('Opens what must be there first, on a phone'),
  share: link.describe('Opens the menu: share, print, copy'),
  positions: heading.describe('Above the positions that the recipe follows'),
  help: card.describe('The card that offers help'),
  explore: card.describe('The card that leads to the library'),
  action,
});

/** /services/growth-recipes/plan. */
export const growthPlan = z.strictObject({
  page,
  hero: hero({label}),
  empty: z
    .strictObject({
      heading: heading.describe('Above the questions'),
      coming: text(80).describe('Until the plan of a link is shown'),
      more: text(80).describe('Opens the questions below a plan'),
      noScript: paragraph.describe('Where scripts are switched off'),
      known: card.describe('For visitors who know which recipes they want'),
    })
    .describe('Where nothing has been planned yet'),
  week: z
    .strictObject({
      heading: heading.describe('Above what is due'),
      none: text(80).describe('Where nothing is due, before what comes next'),
      over: text(80).describe('Where nothing is left to do'),
    })
    .describe('What is due in this week'),
  controls: z.strictObject({heading}).describe('Above what the plan is made from'),
  rules: z
    .strictObject({eyebrow, heading, lead, rows: titles(2, 6, 'The rules')})
    .describe('The rules that every plan keeps to'),
  starters: z.strictObject({heading, lead, link}).describe('The plans that are ready to use'),
  action,
});

/** /growth-hubs. */
export const growthHubs = z.strictObject({
  page,
  hero: hero({}),
  cards: z
    .strictObject({heading, action: text(30).describe('The words on each card’s link')})
    .describe('Above the hubs'),
  why: z.strictObject({eyebrow, heading, lead, rows: titles(2, 5, 'The reasons')}).describe('Why hubs'),
  faq: z.strictObject({eyebrow, heading, questions: questions(3, 3)}).describe('Three questions'),
  action,
});

/** /philosophy/journal. */
export const journal = z.strictObject({
  page,
  hero: hero({label, feeds: text(40).describe('Before the links to the feeds'), caption}),
  empty: z
    .strictObject({message: text(60).describe('What it says'), hint: text(160).describe('What to do then')})
    .describe('Where no entry passes the filters'),
  topicsLink: text(60).describe('The link to the topics'),
  action,
});

/** /philosophy/journal/topics, and the page of a topic. */
export const journalTopics = z.strictObject({
  page,
  heading: text(60).describe('The heading of the page'),
  action,
  topic: z
    .strictObject({
      title: text(70).describe('The title; {topic} stands for its name'),
      description: text(200).describe('For search engines; {about} and {entries} stand for the topic’s'),
      beside: text(60).describe('Above the topics that are often read together with it'),
      action,
    })
    .describe('The page of a topic'),
});

const game = {
  page: page.omit({title: true}).describe('For search engines'),
  card: z
    .strictObject({
      text: text(160).describe('One or two sentences'),
      features: z.array(text(60)).min(2).max(6).describe('What it has'),
    })
    .describe('Its card in the arcade'),
  lead: lead.describe('Below the heading of the page'),
};

/** /games. */
export const games = z.strictObject({
  page: page.describe('For search engines and browser tabs; {games} stands for their names'),
  hero: hero({}),
  action,
  after: z
    .strictObject({eyebrow, heading, lead, recipes: button, contact: button})
    .describe('Below each game'),
  noScript: text(90).describe('Where scripts are switched off'),
});

/** /games/space-invaders. */
export const spaceInvaders = z.strictObject({
  ...game,
  guide: z
    .strictObject({
      worth: text(60).describe('Above the points'),
      keys: text(40).describe('Above the keys'),
      heading: text(60).describe('Above the rules'),
      paragraphs: z.array(text(400)).min(1).max(4).describe('The rules'),
    })
    .describe('The rules in words'),
});

/** /games/tetris. */
export const tetris = z.strictObject({
  ...game,
  guide: z
    .strictObject({
      points: z.strictObject({heading, text: paragraph}).describe('The points'),
      keys: text(40).describe('Above the keys'),
      touch: paragraph.describe('On a touch screen'),
      end: paragraph.describe('What is refused, and how the game ends'),
    })
    .describe('The rules in words'),
});
