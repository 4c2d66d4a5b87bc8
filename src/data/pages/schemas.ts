import * as z from 'zod';
import {list, slug, text} from '../fields';

const titled = z.strictObject({title: text(90), text: text(400)});
const titles = (min: number, max: number) => list(min, max, titled);

const offer = z.strictObject({
  id: z.enum(['growth', 'fundraising']),
  name: text(60),
  summary: text(300),
  /** Fewest and most days a month. */
  days: z.tuple([z.int().min(1), z.int().max(31)]),
  forWhom: list(2, 8, text(200)),
  included: titles(2, 8),
  terms: titles(2, 8),
  button: text(40),
});

const founderType = z.strictObject({...titled.shape, at: z.tuple([z.number(), z.number()])});

/** The closing band of a page. */
const action = z.strictObject({heading: text(90), text: text(300), button: text(50)});

const helped = z.strictObject({
  ...titled.shape,
  /** One number from the work, what it counts, and the id of the advisor whose profile or project states it. */
  number: text(30),
  did: text(90),
  advisor: slug,
  /** The client's story, where there is one to read. */
  story: z.strictObject({path: text(80), name: text(40)}).optional(),
});

/** The texts of each page of src/data/pages, by the name of its file. */
export const pageSchemas = {
  advisory: z.strictObject({offers: z.tuple([offer, offer]), choices: titles(2, 6)}),
  'core-beliefs': z.strictObject({
    beliefs: list(10, 10, z.strictObject({title: text(60), description: text(300)})),
  }),
  customers: z.strictObject({
    /** `at` is the place of each on the page's curve. */
    founderTypes: list(4, 4, founderType),
    challenges: titles(6, 6),
    supportAreas: titles(6, 6),
    ways: titles(5, 5),
  }),
  'gtm-platform': z.strictObject({
    /** From the ground up. */
    layers: list(
      3,
      3,
      z.strictObject({
        id: z.enum(['data', 'knowledge', 'action']),
        name: text(30),
        text: text(300),
        example: text(140),
      }),
    ),
    features: titles(8, 8),
  }),
  home: z.strictObject({
    questions: list(6, 12, z.strictObject({question: text(120), answer: text(600)})),
    /** The work behind the three headline claims. */
    helped: z.tuple([helped, helped, helped]),
    steps: titles(5, 5),
    /** In the order in which they happen. */
    expectations: list(3, 6, z.strictObject({when: text(40), text: text(200)})),
  }),
  'how-we-work': z.strictObject({
    processSteps: list(
      5,
      5,
      z.strictObject({title: text(60), lines: list(1, 4, text(240)), output: text(120)}),
    ),
    commitments: titles(5, 5),
  }),
  philosophy: z.strictObject({
    /** What artificial intelligence levels, and what it leaves. */
    equaliser: z.strictObject({levelled: list(2, 8, text(120)), left: list(2, 8, text(120))}),
    /** Why a company's own data is an advantage that cannot be copied. */
    dataRows: titles(2, 6),
    /** A bet as we write it down. The example is invented. */
    sampleBet: list(3, 8, z.strictObject({label: text(30), text: text(160)})),
  }),
  'starter-plans': z.strictObject({
    page: z.strictObject({title: text(70), description: text(200), keywords: list(1, 12, text(60))}),
    hero: z.strictObject({heading: text(90), lead: text(300)}),
    list: z.strictObject({eyebrow: text(40), heading: text(90)}),
    why: z.strictObject({eyebrow: text(40), heading: text(90), rows: titles(2, 6)}),
    action,
    /** What every plan's page has. */
    plan: z.strictObject({
      label: text(40),
      open: text(40),
      forWhom: text(60),
      notFor: text(60),
      situation: text(60),
      order: text(60),
      orderLead: text(300),
      decided: text(60),
      schedule: text(60),
      scheduleLead: text(300),
      cost: text(60),
      costLead: text(300),
      expect: text(60),
      afterwards: text(60),
      change: text(60),
      changeLead: text(300),
      finder: text(60),
      others: text(60),
      action,
    }),
  }),
} as const;

export type PageName = keyof typeof pageSchemas;
export type PageTexts<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;
