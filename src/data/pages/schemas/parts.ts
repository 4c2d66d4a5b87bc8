import * as z from 'zod';
import {list, pagePath, text} from '../../fields';
import {DESCRIPTION} from '../../pageHeads';
import {button, heading, link} from './fields';

/* The blocks that many pages have; words.ts has the short texts in them. */

/** For search engines, browser tabs and the site's own search. */
export const page = z
  .strictObject({
    title: text(70).describe('The title'),
    description: text(200).min(DESCRIPTION.from).describe('What the page is about'),
    keywords: list(1, 12, text(60)).describe('Words by which people look for it'),
  })
  .describe('For search engines and browser tabs');

/** A title and its text. */
export const titled = z.strictObject({
  title: text(90).describe('A few words'),
  text: text(400).describe('One or more sentences'),
});

/** A list of `min` to `max` titles, each with its text; `what` says of what. */
export const titles = (min: number, max: number, what: string) => list(min, max, titled).describe(what);

const question = z.strictObject({
  question: text(120).describe('The question'),
  answer: text(600).describe('The answer'),
});

/** A list of `min` to `max` questions with their answers. */
export const questions = (min: number, max: number) =>
  list(min, max, question).describe('Questions and answers, also given to search engines');

/** The closing band of a page. */
export const action = z
  .strictObject({heading, text: text(300).describe('What happens then'), button})
  .describe('The band at the end');

/** Two buttons side by side. */
export const twoButtons = z.tuple([text(50), text(50)]).describe('The words on the two buttons');

/** A link to a page of this site. */
export const pageLink = z.strictObject({to: pagePath.describe('Where it leads'), text: link});

/** The opening of a page; `more` are its own fields. */
export const hero = <T extends z.ZodRawShape>(more: T) =>
  z
    .strictObject({
      heading: text(120).describe('The heading of the page'),
      lead: text(400).describe('What the page is about, in one to three sentences'),
      ...more,
    })
    .describe('The opening of the page');
