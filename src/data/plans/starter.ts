import * as z from 'zod';
import {list, reference, slug, text, unique} from '../fields';
import {DESCRIPTION} from '../pageHeads';

const placed = z.strictObject({
  id: reference('recipe').describe('Id of the recipe'),
  because: text(500).describe('Why it has this place'),
});

const expectation = z.strictObject({
  recipe: reference('recipe').describe('Id of one of its recipes'),
  week: z
    .int()
    .min(1)
    .max(26)
    .optional()
    .describe('The week of the plan, from 1; left out, that of the recipe’s decision'),
  text: text(300).describe('What there is to see'),
});

/** Weeks count from any start; dates and sums follow from the recipes. */
export const starterSchema = z.strictObject({
  id: slug.describe('The name of the file, and the last part of the plan’s address'),
  title: unique(text(80)).describe('The situation in a few words; the heading of the page'),
  oneLine: text(200).describe('What the plan does about it, where the page is linked'),
  page: z
    .strictObject({
      title: text(70).describe('The title'),
      description: text(170).min(DESCRIPTION.from).describe('What the page is about'),
    })
    .describe('For search engines and browser tabs'),
  keywords: list(3, 10, text(60)).describe('Words by which people look for it'),
  situation: list(1, 3, text(600)).describe('Paragraphs in which the reader should recognise their own case'),
  forWhom: list(2, 5, text(240)).describe('Whom it suits'),
  notFor: list(2, 4, text(240)).describe('Whom it does not suit'),
  daysPerMonth: z.int().min(1).max(23).describe('One person’s working days a month'),
  recipes: list(3, 6, placed)
    .refine((all) => new Set(all.map(({id}) => id)).size === all.length, 'names a recipe twice')
    .describe('Its recipes in the order in which they begin'),
  beside: z
    .strictObject({
      heading: text(80).describe('Its heading'),
      lead: text(300).describe('One or two sentences below the heading'),
      rows: list(
        3,
        9,
        z.strictObject({
          when: text(24).describe('Month or months: Months 1-2'),
          title: text(60).describe('What is done'),
          text: text(400).describe('How, and what is ready at the end; links as [words](/path)'),
        }),
      ).describe('Its parts in order'),
    })
    .optional()
    .describe('Work beside the recipes that the situation asks for, such as that of a round'),
  expect: list(3, 6, expectation).describe('What there is to see in which week'),
  afterwards: text(600).describe('What comes after the last decision'),
  hubs: z
    .array(reference('hub'))
    .max(3)
    .default([])
    .describe('Ids of hubs whose visitors may be in this situation'),
});

export type Starter = z.infer<typeof starterSchema>;
