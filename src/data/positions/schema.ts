import * as z from 'zod';
import {CALCULATOR_IDS} from '../calculators/ids';
import {evidenceFields} from '../evidence/schema';
import {day, list, reference, slug, text} from '../fields';

const answer = z.strictObject({
  when: text(160).describe('The condition'),
  then: text(300).describe('What to do then'),
});

/** A question on which good practices contradict each other, and the answer that every recipe follows. */
const position = z.strictObject({
  id: slug.describe('The anchor of its section'),
  question: text(90).describe('The question, as the index and the recipes show it'),
  heading: text(90).describe('The answer in one line'),
  lead: text(400).describe('Who says what, and why they disagree'),
  answers: list(2, 9, answer).describe('The answers, each with its condition'),
  reasons: list(1, 5, text(700)).describe('Why, with the sums'),
  change: text(500).describe('What would change our mind'),
  recipes: list(0, 8, reference('recipe'))
    .default([])
    .describe('Ids of the recipes that follow it; none where it is about rounds'),
  calculators: list(0, 3, z.enum(CALCULATOR_IDS)).default([]).describe('Calculators that work out its sums'),
  reviewed: evidenceFields.reviewed.optional().describe('Its own review, where another team read it'),
});

/** src/data/positions/positions.yaml. */
export const positionsSchema = z.strictObject({
  page: z
    .strictObject({
      title: text(70).describe('The title'),
      description: text(200).describe('What the page is about'),
      keywords: list(1, 12, text(60)).describe('Words by which people look for it'),
    })
    .describe('For search engines and browser tabs'),
  published: day.describe('Day of publication'),
  heading: text(90).describe('The heading of the page'),
  lead: text(400).describe('What the page is about'),
  positions: list(1, 12, position).describe('The positions'),
  action: z
    .strictObject({
      heading: text(90).describe('What the reader may be stuck on'),
      text: text(300).describe('What happens when they write to us'),
      button: text(40).describe('The words on the button'),
    })
    .describe('The band at the end'),
  ...evidenceFields,
});

export type Positions = z.infer<typeof positionsSchema>;
export type Position = Positions['positions'][number];
