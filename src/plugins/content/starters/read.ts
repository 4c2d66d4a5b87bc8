import fs from 'node:fs';
import path from 'node:path';
import {starterSchema, type Starter} from '../../../data/plans/starter';
import type {Recipe} from '../../../data/recipes/schema';
import {toPlannerRecipe} from '../../../features/recipes/plan/library';
import {duplicateProblems, readFolder} from '../../lib/contentFolder';
import {throwAny} from '../../lib/problems';
import {publishedOf} from '../recipes/read';
import {STARTERS_DIR} from '../plans/read';
import {starterProblems} from './problems';

/**
 * The starter plans below `siteDir` that this build has, in the order of their files; none where there is no folder of
 * them. A plan is left out until each of its recipes is published; `recipes` are all that there are.
 * Throws one `ContentError` with all problems of all files.
 */
export function readStarters(
  siteDir: string,
  {recipes, hubs}: {recipes: readonly Recipe[]; hubs: readonly {id: string}[]},
): Starter[] {
  if (!fs.existsSync(path.join(siteDir, STARTERS_DIR))) {
    return [];
  }
  const {entries, problems} = readFolder(siteDir, STARTERS_DIR, starterSchema);
  const known = {recipes: recipes.flatMap(toPlannerRecipe), hubs};
  throwAny([
    ...problems,
    ...duplicateProblems(entries, 'title'),
    ...entries.flatMap((entry) => starterProblems(entry, known)),
  ]);
  const shown = new Set(publishedOf(recipes).map(({id}) => id));
  return entries
    .map(({item}) => item)
    .filter((plan) => [...plan.recipes, ...(plan.decided ?? [])].every(({id}) => shown.has(id)));
}
