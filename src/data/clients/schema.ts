import * as z from 'zod';
import {choices, list, slug, text} from '../fields';
import {HUES} from '../hues';
import {CLIENT_SERVICES, SECTORS} from './taxonomy';

/** One client (specification 2 section 3, "Client"). */
export const clientSchema = z.strictObject({
  /** The slug: the address of the client's story. */
  id: slug,
  name: text(40),
  sector: z.enum(SECTORS),
  services: choices(CLIENT_SERVICES, 'service'),
  /** Our own drawing: an SVG path on a 48x48 grid, beside the name set in one of our faces. */
  logo: z.strictObject({
    path: z.string().regex(/^M[MLHVCSQTAZmlhvcsqtaz\d .-]+$/, 'must be SVG path data'),
    filled: z.boolean().default(false),
    hue: z.enum(HUES),
    lettering: z.enum(['display', 'text', 'caps']),
  }),
  /** Whether the gallery shows the client. */
  gallery: z.boolean().default(true),
  website: z.url({protocol: /^https$/}).optional(),
  /** For a client without a story yet: what the work was about, up to three recipes like it, and the advisor to ask. */
  about: text(240).optional(),
  recipes: list(1, 3, slug).optional(),
  advisor: slug.optional(),
  /** Only for a client with a story page of its own, which stands in features/clients/stories. */
  story: z
    .strictObject({
      heading: text(90),
      title: text(70),
      description: text(170),
      keywords: list(3, 8, text(40)),
      /** Day as `2025-03-11`. */
      published: z.iso.date(),
    })
    .optional(),
});

export type Client = z.infer<typeof clientSchema>;
