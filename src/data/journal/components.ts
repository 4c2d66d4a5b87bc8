import * as z from 'zod';
import {CALCULATOR_IDS} from '../calculators/ids';

const point = z.tuple([z.number(), z.number()]);
const axis = z.strictObject({label: z.string().min(1), ticks: z.array(z.number()).min(2)});

/** Available in articles without an import. */
export const WRITERS_COMPONENTS = {
  /** All other attributes are the calculator's inputs. */
  Calculator: z.object({id: z.enum(CALCULATOR_IDS)}).catchall(z.union([z.number(), z.string()])),
  Callout: z.strictObject({
    kind: z.enum(['note', 'check', 'warning']).optional(),
    title: z.string().min(1).optional(),
  }),
  Checklist: z.strictObject({}),
  DecisionTree: z.strictObject({}),
  Figure: z.strictObject({caption: z.string().min(1), source: z.string().min(1).optional()}),
  KeyNumber: z.strictObject({value: z.string().min(1)}),
  Plot: z.strictObject({
    label: z.string().min(1),
    x: axis,
    y: axis,
    lines: z.array(z.strictObject({points: z.array(point).min(2), dashed: z.boolean().optional()})).min(1),
    notes: z
      .array(
        z.strictObject({
          at: point,
          text: z.string().min(1),
          side: z.enum(['left', 'right', 'above', 'below']).optional(),
        }),
      )
      .optional(),
  }),
  Prompt: z.strictObject({title: z.string().min(1), use: z.string().min(1).optional()}),
  RecipeCard: z.strictObject({id: z.string().min(1)}),
  Steps: z.strictObject({}),
  Timeline: z.strictObject({}),
} as const satisfies Record<string, z.ZodObject>;

/** The attributes of one of them. */
export type AttributesOf<Name extends keyof typeof WRITERS_COMPONENTS> = z.infer<
  (typeof WRITERS_COMPONENTS)[Name]
>;
