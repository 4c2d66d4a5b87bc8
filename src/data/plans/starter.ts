import * as z from 'zod';
import {choices, list, slug, text} from '../fields';
import {HUES} from '../hues';
import {CHANNELS} from '../recipes/taxonomy';
import {REVENUES, WORRIES} from './finder';

/** A recipe of a plan, and the reason for its place in it. */
const placed = z.strictObject({id: slug, because: text(500)});

/** Something to see, and from which recipe. */
const expectation = z.strictObject({
  recipe: slug,
  /** The week of the plan, from 1; left out, it is the week in which the recipe is decided. */
  week: z.int().min(1).max(26).optional(),
  text: text(300),
});

/** A plan for one situation, its weeks counted from whenever it starts: dates and sums follow from its recipes. */
export const starterSchema = z.strictObject({
  /** The last part of the plan's address. */
  id: slug,
  /** The situation in a few words; the heading of the page. */
  title: text(80),
  /** What the plan does about it, where the page is linked. */
  oneLine: text(200),
  hue: z.enum(HUES),
  page: z.strictObject({title: text(70), description: z.string().trim().min(50).max(170)}),
  keywords: list(3, 10, text(60)),
  situation: list(1, 3, text(600)),
  forWhom: list(2, 5, text(240)),
  notFor: list(2, 4, text(240)),
  /** One person's working days a month for set-up. */
  daysPerMonth: z.int().min(1).max(23),
  /** In the order in which they begin. */
  recipes: list(3, 6, placed),
  /** Recipes that are decided before the plan begins, and how to know that they are. */
  decided: list(1, 3, placed).optional(),
  expect: list(3, 6, expectation),
  /** What comes after the last decision. */
  afterwards: text(600),
  /** Hubs whose visitors may be in this situation. */
  hubs: z.array(slug).max(3).default([]),
  /** The finder's answers that come nearest. */
  finder: z.strictObject({
    revenue: z.enum(REVENUES),
    channels: choices(CHANNELS, 'channel'),
    worry: z.enum(WORRIES),
  }),
});

export type Starter = z.infer<typeof starterSchema>;
