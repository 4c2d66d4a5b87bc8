import fs from 'node:fs';
import path from 'node:path';
import type {Recipe} from '../../../data/recipes/schema';
import {filesIn} from '../../lib/filesIn';
import {textOf, type Generated} from '../../lib/generated';
import {throwAny, type Problem} from '../../lib/problems';
import {itemsOf} from '../collection';
import {recipes as collection} from './collection';
import {isGenerated, recipePage} from './page';
import {NOTES_DIR} from './references';

/** Where the generated pages are kept, from the project's root. */
const DOCS_DIR = 'docs';

/** Pages written by hand among the generated ones: nothing may overwrite or remove them. */
const handwrittenPages = (siteDir: string, pages: readonly string[]): Problem[] =>
  pages
    .filter((file) => !isGenerated(textOf(siteDir, file)))
    .map((file) => ({
      file,
      problem: 'was not generated from a recipe, as all pages in this folder are',
      remedy: `Move it to ${NOTES_DIR}, under the id of the recipe that it belongs to, or delete it.`,
    }));

/**
 * The page of each recipe, and no page of any other. Throws one `ContentError` with every page that was written by hand.
 */
export function docsOf(
  siteDir: string,
  recipes: readonly Recipe[] = itemsOf(siteDir, collection),
): Generated {
  const there = filesIn(siteDir, DOCS_DIR, '.mdx');
  throwAny(handwrittenPages(siteDir, there));
  return new Map([
    ...there.map((file) => [file, undefined] as const),
    ...recipes.map((recipe) => {
      const file = path.join(siteDir, NOTES_DIR, `${recipe.id}.mdx`);
      const note = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
      return [`${DOCS_DIR}/${recipe.id}.mdx`, recipePage(recipe, note)] as const;
    }),
  ]);
}
