import * as z from 'zod';
import {list, text} from '../../fields';
import {action, hero, page, pageLink} from './parts';
import {button, eyebrow, heading, paragraph} from './fields';

/** /network/advisors. {advisors} becomes their number. */
export const advisors = z.strictObject({
  page,
  hero: hero({}),
  written: text(60).describe('Above the advisors with a profile'),
  unwritten: text(60).describe('Above the others'),
  action,
});

/** The page of an advisor; {firstName} becomes the first name. */
export const advisor = z.strictObject({
  headings: z
    .strictObject({
      achievements: heading,
      about: text(60).describe('Above the paragraphs about them; {firstName} stands for the first name'),
      portfolio: z.strictObject({eyebrow, heading}).describe('Above their projects'),
      topics: heading,
      way: heading,
      stories: heading,
      testimonials: heading,
      answers: z
        .strictObject({
          heading: text(60).describe('{firstName} stands for the first name'),
          lead: paragraph,
        })
        .describe('Above the recipes and articles that they answer for'),
      engagements: z
        .strictObject({
          heading,
          current: text(60).describe('Above those that go on'),
          previous: text(60).describe('Above those that are over'),
        })
        .describe('Above their engagements'),
    })
    .describe('The headings of a full profile'),
  buttons: z
    .strictObject({
      workWith: button.describe('The way to the contact page; {firstName} stands for the first name'),
      portfolio: button.describe('The way to their projects'),
      back: button.describe('The way back to all advisors'),
    })
    .describe('The buttons'),
  action: action.describe('The band at the end; {firstName} and {availability} stand for the advisor’s'),
  comingSoon: z
    .strictObject({
      description: text(200).describe('For search engines; {name} and {expertise} stand for the advisor’s'),
      heading,
      text: paragraph.describe('{name} and {expertise} stand for the advisor’s'),
      others: text(60).describe('Before the names of advisors whose profile is written'),
    })
    .describe('Where the profile is not written yet'),
});

/** /portfolio, the portfolio of an advisor, and the page of a project. */
export const portfolio = z.strictObject({
  page,
  hero: hero({}),
  none: text(90).describe('Where no project passes the filters'),
  action,
  ofAdvisor: z
    .strictObject({
      title: text(70).describe('The title; {name} stands for the advisor’s name'),
      description: text(200).describe('For search engines; {name} and {role} stand for the advisor’s'),
      descriptionOfNone: text(200).describe('The same where there are no projects'),
      heading: text(90).describe('The heading of the page; {name} stands for the advisor’s name'),
      none: text(90).describe('Where there are no projects'),
      all: button,
    })
    .describe('The portfolio of one advisor'),
  project: z
    .strictObject({
      results: text(60).describe('Above the figures'),
      story: text(90).describe('The way to the client’s story; {client} stands for its name'),
      visit: button,
      action: action.describe('The band at the end; {advisor} stands for the advisor’s name'),
    })
    .describe('The page of a project'),
});

const screen = z.strictObject({heading, text: paragraph, button});

/** What an unknown address shows, by its first part. */
export const notFound = z.strictObject({
  page: screen.describe('Any page'),
  client: screen.describe('A client’s story'),
  advisor: screen.describe('An advisor'),
  project: screen.describe('A project'),
  places: list(1, 4, pageLink).describe('Where else to look'),
});
