import * as z from 'zod';
import {list, slug, text} from '../fields';

/** The places that recipes occupy while they run, each with its label. */
export const surfacesSchema = z.record(
  z.string().regex(/^[a-z-]+(\/[a-z-]+)?$/, 'must be lower-case words, with at most one slash'),
  text(60),
);

/** What the planner needs to know of a recipe. */
export const planSchema = z.strictObject({
  /** One person's working days before it runs. */
  setUpDays: z.number().min(0).max(60),
  /** Calendar days from its start to the first decision. */
  runsDays: z.int().min(1).max(366),
  /** EUR needed in that time beyond normal spend. */
  spend: z
    .strictObject({from: z.number().min(0), to: z.number().min(1)})
    .refine(({from, to}) => from <= to, 'has a "from" above its "to"')
    .optional(),
  /** Recipes that must be decided before this one starts. */
  needs: z.array(slug).max(4).default([]),
  /** Places, by their ids in surfaces.yaml, that nothing else may change meanwhile. */
  occupies: list(1, 6, z.string()).default([]),
});
