import * as z from 'zod';
import {CALCULATOR_IDS} from '../calculators/ids';
import {evidenceFields} from '../evidence/schema';
import {anchor, day, list, reference, slug, text} from '../fields';

const answer = z.strictObject({
  when: text(160).describe('The condition'),
  then: text(300).describe('What to do then'),
});

/** What search engines and browser tabs say of a page, and when it was published. */
const pageFields = {
  page: z
    .strictObject({
      title: text(70).describe('The title'),
      description: text(200).describe('What the page is about'),
      keywords: list(1, 12, text(60)).describe('Words by which people look for it'),
    })
    .describe('For search engines and browser tabs'),
  published: day.describe('Day of publication'),
};

const fields = {
  question: text(90).describe('The question, as the index and the recipes show it'),
  heading: text(90).describe('The answer in one line'),
  lead: text(400).describe('Who says what, and why they disagree'),
  answers: list(2, 11, answer).describe('The answers, each with its condition'),
  reasons: list(1, 6, text(700)).describe('Why, with the sums'),
  change: text(500).describe('What would change our mind'),
  calculators: list(0, 3, z.enum(CALCULATOR_IDS)).default([]).describe('Calculators that work out its sums'),
};

/** A question on which good practices contradict each other, and the answer that every recipe follows. */
const position = z.strictObject({
  id: anchor.describe('The anchor of its section'),
  ...fields,
  recipes: list(1, 8, reference('recipe')).describe('Ids of the recipes that follow it'),
});

/** src/data/positions/positions.yaml: the positions that recipes follow, on one page. */
export const positionsSchema = z.strictObject({
  ...pageFields,
  heading: text(90).describe('The heading of the page'),
  lead: text(400).describe('What the page is about'),
  positions: list(1, 12, position).describe('The positions'),
  action: z
    .strictObject({
      heading: text(90).describe('What the reader may be stuck on'),
      text: text(300).describe('What happens when they write to us'),
      button: text(40).describe('The words on the button'),
    })
    .describe('The band at the end of each page of positions'),
  ...evidenceFields,
});

/** A position on money, with a page of its own, to which the page of all leads on. */
export const moneySchema = z.strictObject({
  id: slug.describe('The name of the file, and the last part of its address'),
  ...pageFields,
  ...fields,
  ...evidenceFields,
});

export type Positions = z.infer<typeof positionsSchema>;
export type Position = Positions['positions'][number];
export type MoneyPosition = z.infer<typeof moneySchema>;
