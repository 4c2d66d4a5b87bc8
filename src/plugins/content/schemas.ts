import * as z from 'zod';
import {advisorSchema} from '../../data/advisors/schema';
import {clientSchema} from '../../data/clients/schema';
import {hubSchema} from '../../data/hubs/schema';
import {articleSchema, authorsSchema, tagsSchema} from '../../data/journal/schema';
import {finderSchema, surfacesSchema} from '../../data/plans/schema';
import {starterSchema} from '../../data/plans/starter';
import {moneySchema, positionsSchema} from '../../data/positions/schema';
import {projectSchema} from '../../data/projects/schema';
import {recipeSchema} from '../../data/recipes/rules';
import {redirectsSchema} from '../../data/redirects';
import {synonymsSchema} from '../../data/search/schema';

/** A text without front matter. */
const noFields = z.strictObject({});

/**
 * The fields of a file, or of its front matter, by the kind of content: as references, commands and its JSON Schema name it.
 * They are apart from the kinds, whose routes ask for the items of others.
 */
export const SCHEMAS = {
  advisor: advisorSchema,
  article: articleSchema,
  author: authorsSchema,
  client: clientSchema,
  finder: finderSchema,
  hub: hubSchema,
  'money-position': moneySchema,
  note: noFields,
  positions: positionsSchema,
  project: projectSchema,
  recipe: recipeSchema,
  redirects: redirectsSchema,
  'starter-plan': starterSchema,
  story: noFields,
  surface: surfacesSchema,
  synonyms: synonymsSchema,
  tag: tagsSchema,
};

export type KindName = keyof typeof SCHEMAS;

/** What an item of each kind is. */
export type Items = {[Name in KindName]: z.output<(typeof SCHEMAS)[Name]>};
