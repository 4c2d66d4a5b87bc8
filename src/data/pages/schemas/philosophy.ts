import * as z from 'zod';
import {list, text} from '../../fields';
import {action, hero, page, titles} from './parts';
import {button, eyebrow, heading, label, lead, paragraphs} from './fields';

const statement = text(160).describe('The statement in large type');

/** /philosophy. */
export const philosophy = z.strictObject({
  page,
  hero: hero({label, button}),
  assurances: z.tuple([text(40), text(40), text(40)]).describe('Three short promises of this page'),
  notByChance: z.strictObject({eyebrow, statement, paragraphs}).describe('Growth that can be explained'),
  tools: z
    .strictObject({
      eyebrow,
      heading,
      levelled: text(60).describe('Above what AI levels'),
      left: text(60).describe('Above what it leaves'),
    })
    .describe('Above "equaliser"'),
  data: z.strictObject({eyebrow, heading, lead}).describe('Beside "dataRows"'),
  bets: z.strictObject({eyebrow, heading, lead}).describe('Beside "sampleBet"'),
  together: z.strictObject({eyebrow, statement, paragraphs}).describe('Growth and fundraising together'),
  team: z.strictObject({eyebrow, heading}).describe('Above the advisors'),
  equaliser: z
    .strictObject({
      levelled: list(2, 8, text(120)).describe('What a small team can do now'),
      left: list(2, 8, text(120)).describe('What still decides'),
    })
    .describe('What artificial intelligence levels, and what it leaves'),
  dataRows: titles(2, 6, 'Why a company’s own data is an advantage that cannot be copied'),
  sampleBet: list(
    3,
    8,
    z.strictObject({
      label: text(30).describe('The part of the bet'),
      text: text(160).describe('What is written there'),
    }),
  ).describe('A bet as we write it down; the example is invented'),
});

/** /philosophy/core-beliefs. */
export const coreBeliefs = z.strictObject({
  page,
  hero: hero({label, button}),
  more: button.describe('The words on the button of each belief'),
  action,
  beliefs: list(
    10,
    10,
    z.strictObject({
      title: text(60).describe('The belief'),
      description: text(300).describe('Why we hold it'),
    }),
  ).describe('The ten beliefs in their order'),
});
