import fs from 'node:fs';
import path from 'node:path';
import {withAge} from '../../../data/evidence/age';
import {type Paper, sizeInWords} from '../../../data/recipes/paper';
import {relatedAmong} from '../../../data/recipes/related';
import type {Recipe} from '../../../data/recipes/schema';
import type {RecipePageData} from '../../../data/recipes/page';
import {withCalculators} from '../../../features/calculators/embed/answered';
import {buildDay} from '../../lib/buildDay';
import {linksToPositions} from '../positions/collection';
import {allRecipes} from './read';
import {PAPERS_DIR} from './references';
import {cardOf} from '../../../data/recipes/card';
import {besideBody} from '../../../data/recipes/page';
import {pick} from '../../../lib/record';
import {itemsOf} from '../collection';
import {advisors as advisorCollection} from '../people/advisors';
/** The files to download below a recipe, with their sizes. */
const papersOf = (siteDir: string, {id, papers = []}: Recipe): Paper[] =>
  papers.map((paper) => ({
    ...paper,
    size: sizeInWords(fs.statSync(path.join(siteDir, PAPERS_DIR, id, paper.file)).size),
  }));

/** What the page of each recipe shows beside its text, by the recipe's id. */
export function recordsOf(siteDir: string): ReadonlyMap<string, RecipePageData> {
  const recipes = allRecipes(siteDir);
  const advisors = itemsOf(siteDir, advisorCollection);
  const relatedTo = relatedAmong(recipes);
  const positionsOf = linksToPositions(siteDir);
  return new Map(
    recipes.map((recipe) => [
      recipe.id,
      {
        recipe: besideBody(withCalculators(withAge(recipe, buildDay()))),
        by:
          advisors.filter(({id}) => id === recipe.by).map((who) => pick(who, ['id', 'name', 'title']))[0] ??
          null,
        related: relatedTo(recipe).map(cardOf),
        atSteps: recipe.steps.flatMap(({paper, calculator}) => [paper ?? [], calculator ?? []].flat()),
        papers: papersOf(siteDir, recipe),
        positions: positionsOf(recipe),
      },
    ]),
  );
}
