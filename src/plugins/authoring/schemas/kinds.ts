import type * as z from 'zod';
import {siteFileSchema} from '../../content/site/siteFile';
import {SITE_FILE} from '../../../config/siteFields';
import {advisorSchema} from '../../../data/advisors/schema';
import {clientSchema} from '../../../data/clients/schema';
import {hubSchema} from '../../../data/hubs/schema';
import {articleSchema} from '../../../data/journal/schema';
import {pageSchemas} from '../../../data/pages/schemas';
import {finderSchema} from '../../../data/plans/finder';
import {surfacesSchema} from '../../../data/plans/schema';
import {starterSchema} from '../../../data/plans/starter';
import {positionsSchema} from '../../../data/positions/schema';
import {projectSchema} from '../../../data/projects/schema';
import {redirectsSchema} from '../../../data/redirects';
import {recipeSchema} from '../../../data/recipes/schema';
import {synonymsSchema} from '../../../data/search/schema';
import {HUBS_DIR} from '../../content/hubs/read';
import {FINDER_FILE} from '../../content/plans/read';
import {POSITIONS_FILE} from '../../content/positions/read';
import {AUTHORS_FILE, authorsSchema, BLOG_DIR, readAuthors, readTopics} from '../../content/journal/lists';
import {PAGES_DIR} from '../../content/pages';
import {STARTERS_DIR} from '../../content/plans/read';
import {ADVISORS_DIR, CLIENTS_DIR, PROJECTS_DIR} from '../../content/profiles/read';
import {REDIRECTS_FILE} from '../../content/redirects/read';
import {RECIPES_DIR} from '../../content/recipes/read';
import {TAXONOMIES, TAXONOMIES_DIR} from '../../content/taxonomies/files';

/** A kind of file that writers edit. */
export interface Kind {
  /** The name of its JSON Schema, without the ending. */
  name: string;
  /** What it is, in a heading. */
  title: string;
  /** Its files, from the project's root: one, or all of a folder (`*`). */
  files: string;
  schema: z.ZodType;
}

/** Every kind of file below `siteDir` that has fields; an article's are its front matter. */
export function kinds(siteDir: string): Kind[] {
  const article = articleSchema(readAuthors(siteDir).keys, readTopics(siteDir).keys);
  return [
    {name: 'recipe', title: 'A recipe', files: `${RECIPES_DIR}/*.yaml`, schema: recipeSchema},
    {name: 'article', title: 'The front matter of an article', files: `${BLOG_DIR}/*.mdx`, schema: article},
    {name: 'advisor', title: 'An advisor', files: `${ADVISORS_DIR}/*.yaml`, schema: advisorSchema},
    {name: 'client', title: 'A client', files: `${CLIENTS_DIR}/*.yaml`, schema: clientSchema},
    {name: 'project', title: 'A project', files: `${PROJECTS_DIR}/*.yaml`, schema: projectSchema},
    {name: 'hub', title: 'A hub', files: `${HUBS_DIR}/*.yaml`, schema: hubSchema},
    {name: 'starter-plan', title: 'A starter plan', files: `${STARTERS_DIR}/*.yaml`, schema: starterSchema},
    {name: 'positions', title: 'The positions', files: POSITIONS_FILE, schema: positionsSchema},
    ...Object.entries(TAXONOMIES).map(([name, {title, schema}]) => ({
      name,
      title,
      files: `${TAXONOMIES_DIR}/${name}.yaml`,
      schema,
    })),
    {
      name: 'surfaces',
      title: 'Places that a recipe occupies',
      files: 'src/data/plans/surfaces.yaml',
      schema: surfacesSchema,
    },
    {
      name: 'finder',
      title: 'What the finder suggests',
      files: FINDER_FILE,
      schema: finderSchema,
    },
    {name: 'authors', title: 'Authors of the journal', files: AUTHORS_FILE, schema: authorsSchema},
    {
      name: 'synonyms',
      title: 'Words that mean the same',
      files: 'src/data/search/synonyms.yaml',
      schema: synonymsSchema,
    },
    // Nothing but comments is null for YAML.
    {name: 'redirects', title: 'Old addresses', files: REDIRECTS_FILE, schema: redirectsSchema.nullable()},
    {name: 'site', title: 'Settings of the site', files: SITE_FILE, schema: siteFileSchema},
    ...Object.entries(pageSchemas).map(([name, schema]) => ({
      name: `page-${name}`,
      title: `Texts of the page "${name}"`,
      files: `${PAGES_DIR}/${name}.yaml`,
      schema,
    })),
  ];
}
