import * as z from 'zod';
import {list, reference, text} from '../../fields';
import {action, hero, page, questions, titled, titles, twoButtons} from './parts';
import {button, eyebrow, heading, label, lead, link, paragraph, paragraphs} from './fields';

const founderType = z.strictObject({
  ...titled.shape,
  at: z.tuple([z.number(), z.number()]).describe('Its place on the page’s curve, in a box of 480 x 360'),
});

/** /customers. */
export const customers = z.strictObject({
  page,
  hero: hero({button}),
  founders: z.strictObject({eyebrow, heading, lead}).describe('Beside "founderTypes"'),
  sentences: z.strictObject({eyebrow, heading, lead}).describe('Above "challenges"'),
  support: z.strictObject({eyebrow, heading}).describe('Above "supportAreas"'),
  case: z
    .strictObject({heading, link, recipes: list(1, 1, reference('recipe')).describe('The id of the recipe')})
    .describe('The case of a recipe, before and after'),
  help: z.strictObject({eyebrow, heading, lead}).describe('Beside "ways"'),
  action,
  founderTypes: list(4, 4, founderType).describe('Four types of founder'),
  challenges: titles(6, 6, 'Six challenges'),
  supportAreas: titles(6, 6, 'Six areas of past work'),
  ways: titles(5, 5, 'Five ways in which we help'),
});

/** /customers/stories. {clients} and {sectors} become their numbers. */
export const clientStories = z.strictObject({
  page,
  hero: hero({caption: text(120).describe('Below the drawing; {clients} and {sectors} stand for numbers')}),
  gallery: z
    .strictObject({
      none: text(90).describe('Where no client passes the filters'),
      next: z
        .strictObject({title: text(40).describe('What it says'), link})
        .describe('The empty place after the last client'),
    })
    .describe('The gallery'),
  principles: z
    .strictObject({eyebrow, heading, items: titles(5, 5, 'The five principles')})
    .describe('Five working principles'),
  faq: z.strictObject({eyebrow, heading, questions: questions(7, 7)}).describe('Seven questions'),
  action,
});

/** The page of a client whose story is not written yet. */
export const storyToCome = z.strictObject({
  page: z
    .strictObject({
      title: text(70).describe('{client} stands for its name'),
      description: text(200).describe('{client}, {sector} and {services} stand for the client’s'),
    })
    .describe('For search engines and browser tabs'),
  notice: text(60).describe('The notice'),
  text: paragraph,
  button,
  ask: z
    .strictObject({
      heading,
      button: text(50).describe('The words on the button; {client} stands for its name'),
    })
    .describe('The advisor to ask'),
  others: text(60).describe('Above the stories that are written'),
});

/** /network. */
export const ourStory = z.strictObject({
  page,
  hero: hero({label, buttons: twoButtons}),
  people: z
    .strictObject({heading, caption: text(120).describe('What the table says, for those who hear it')})
    .describe('The people by what they do'),
  chapters: list(
    1,
    6,
    z.strictObject({heading, paragraphs: paragraphs.describe('Its paragraphs; links as [text](/path)')}),
  ).describe('How the network came to be, and how it works'),
  action,
});
