import fs from 'node:fs';
import path from 'node:path';
import {sizeInWords, type Paper} from '../../../data/recipes/paper';
import {relatedAmong} from '../../../data/recipes/related';
import type {Recipe} from '../../../data/recipes/schema';
import {filesIn} from '../../lib/filesIn';
import {staleAmong, textOf, writeStale, type Generated} from '../../lib/generated';
import {throwAny, type Problem} from '../../lib/problems';
import {linksToPositions} from '../positions/read';
import {isGenerated, recipePage} from './page';
import {PAPERS_DIR, RECIPES_DIR} from './references';

/** Where the generated pages and the hand-written notes are kept, from the project's root. */
export const DOCS_DIR = 'docs';
export const NOTES_DIR = 'docs/_notes';

/** What must be written or removed to bring the generated pages up to date. */
export interface Changes {
  write: Generated;
  remove: string[];
}

/** The pages on disk, from the project's root. */
const pagesOnDisk = (siteDir: string) => filesIn(siteDir, DOCS_DIR, '.mdx');

/** Pages written by hand among the generated ones: nothing may overwrite or remove them. */
export const handwrittenPages = (siteDir: string): Problem[] =>
  pagesOnDisk(siteDir)
    .filter((file) => !isGenerated(textOf(siteDir, file)))
    .map((file) => ({
      file,
      problem: 'was not generated from a recipe, as all pages in this folder are',
      remedy: `Move it to ${NOTES_DIR}, under the id of the recipe that it belongs to, or delete it.`,
    }));

/** The files to download below a recipe, with their sizes. */
const papersOf = (siteDir: string, {id, papers = []}: Recipe): Paper[] =>
  papers.map((paper) => ({
    ...paper,
    size: sizeInWords(fs.statSync(path.join(siteDir, PAPERS_DIR, id, paper.file)).size),
  }));

/**
 * Compares the pages on disk with what the recipes give. Paths are from the project's root. Throws one `ContentError`
 * with every page that was written by hand.
 */
export function findChanges(siteDir: string, recipes: readonly Recipe[]): Changes {
  const relatedTo = relatedAmong(recipes);
  const positionsOf = linksToPositions(siteDir);
  const pages = new Map(
    recipes.map((recipe) => {
      const hasNote = fs.existsSync(path.join(siteDir, NOTES_DIR, `${recipe.id}.mdx`));
      const papers = papersOf(siteDir, recipe);
      return [
        `${DOCS_DIR}/${recipe.id}.mdx`,
        recipePage(recipe, {
          related: relatedTo(recipe),
          papers,
          positions: positionsOf(recipe),
          hasNote,
        }),
      ];
    }),
  );
  throwAny(handwrittenPages(siteDir));
  return {
    write: staleAmong(siteDir, pages),
    remove: pagesOnDisk(siteDir).filter((file) => !pages.has(file)),
  };
}

/** Writes and removes what `findChanges` found. */
export function applyChanges(siteDir: string, {write, remove}: Changes): void {
  fs.mkdirSync(path.join(siteDir, DOCS_DIR), {recursive: true});
  writeStale(siteDir, write);
  for (const file of remove) {
    fs.rmSync(path.join(siteDir, file));
  }
}

/** A problem for each page that is out of date, or follows from nothing any more. */
export const stalePages = ({write, remove}: Changes): Problem[] =>
  [...write.keys(), ...remove].map((file) => ({
    file,
    problem: `is not what ${RECIPES_DIR} says`,
    remedy: 'It is never edited by hand. Run "npm run generate" and commit the result.',
  }));
