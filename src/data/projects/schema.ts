import * as z from 'zod';
import {choices, list, slug, text} from '../fields';
import {PROJECT_SECTORS, PROJECT_SERVICES} from './taxonomy';

const amount = z.strictObject({amount: z.number().min(0), label: text(40)});

/** One portfolio project (specification 2 section 3). Names and addresses come from its advisor and its client. */
export const projectSchema = z.strictObject({
  id: slug,
  title: text(90),
  description: text(320),
  sector: z.enum(PROJECT_SECTORS),
  services: choices(PROJECT_SERVICES, 'service'),
  /** Id of an advisor. */
  advisor: slug,
  /** Id of a client with a story. */
  client: slug,
  /** A metric with a change is drawn to scale: before and after. */
  metrics: list(
    3,
    6,
    z.strictObject({
      label: text(60),
      value: text(20),
      /** What the figure is made of. */
      note: text(60).optional(),
      change: z.strictObject({before: amount, after: amount}).optional(),
    }),
  ),
  /** The condition under which the figures hold; shown beside them. */
  metricsNote: text(240),
  tags: list(2, 8, text(30)),
  website: z.url({protocol: /^https$/}).optional(),
  /** The long narrative: sections in their order. */
  narrative: list(3, 8, z.strictObject({heading: text(80), paragraphs: list(1, 5)})),
});

export type ProjectRecord = z.infer<typeof projectSchema>;
