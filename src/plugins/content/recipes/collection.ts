import * as z from 'zod';
import {recipeSchema} from '../../../data/recipes/rules';
import {defineKind} from '../kind';
import {recipePages} from './pages';
import {NOTES_DIR, RECIPES_DIR} from './references';

/** Growth recipes. The text of each is a generated doc: `doc.ts`. */
export const recipes = defineKind({
  name: 'recipe',
  files: `${RECIPES_DIR}/*.yaml`,
  schema: recipeSchema,
  routes: recipePages,
});

/** The notes on recipes: each has the id of its recipe, and no fields. */
export const notes = defineKind({name: 'note', files: `${NOTES_DIR}/*.mdx`, schema: z.strictObject({})});
