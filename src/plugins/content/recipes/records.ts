import fs from 'node:fs';
import path from 'node:path';
import {withAge} from '../../../data/evidence/age';
import {sizeInWords, type Paper} from '../../../data/recipes/paper';
import {relatedAmong} from '../../../data/recipes/related';
import type {Recipe} from '../../../data/recipes/schema';
import {toRecord, toSummary, type RecipePageData} from '../../../data/recipes/types';
import {withCalculators} from '../../../features/calculators/embed/answered';
import {buildDay} from '../../lib/buildDay';
import {linksToPositions} from '../positions/collection';
import {publishedRecipes} from './read';
import {PAPERS_DIR} from './references';

/** The files to download below a recipe, with their sizes. */
const papersOf = (siteDir: string, {id, papers = []}: Recipe): Paper[] =>
  papers.map((paper) => ({
    ...paper,
    size: sizeInWords(fs.statSync(path.join(siteDir, PAPERS_DIR, id, paper.file)).size),
  }));

/** What the page of each published recipe shows beside its text, by the recipe's id. */
export function recordsOf(siteDir: string): ReadonlyMap<string, RecipePageData> {
  const recipes = publishedRecipes(siteDir);
  const relatedTo = relatedAmong(recipes);
  const positionsOf = linksToPositions(siteDir);
  return new Map(
    recipes.map((recipe) => [
      recipe.id,
      {
        recipe: toRecord(withCalculators(withAge(recipe, buildDay()))),
        related: relatedTo(recipe).map(toSummary),
        papers: papersOf(siteDir, recipe),
        positions: positionsOf(recipe),
      },
    ]),
  );
}
