import fs from 'node:fs';
import path from 'node:path';
import {sizeInWords, type Paper} from '../../../data/recipes/paper';
import {relatedAmong} from '../../../data/recipes/related';
import type {Recipe} from '../../../data/recipes/schema';
import {linksToPositions} from '../positions/read';
import {recipePage} from './page';
import {PAPERS_DIR} from './references';

/** Where the generated pages and the hand-written notes are kept, from the project's root. */
const DOCS_DIR = 'docs';
export const NOTES_DIR = 'docs/_notes';

/** What must be written or removed to bring the generated pages up to date. */
export interface Changes {
  write: Map<string, string>;
  remove: string[];
}

/** The files to download below a recipe, with their sizes. */
const papersOf = (siteDir: string, {id, papers = []}: Recipe): Paper[] =>
  papers.map((paper) => ({
    ...paper,
    size: sizeInWords(fs.statSync(path.join(siteDir, PAPERS_DIR, id, paper.file)).size),
  }));

/** Compares the pages on disk with what the recipes give. Paths are from the project's root. */
export function findChanges(siteDir: string, recipes: readonly Recipe[]): Changes {
  const read = (file: string) => {
    const full = path.join(siteDir, file);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
  };
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
  const onDisk = fs.existsSync(path.join(siteDir, DOCS_DIR))
    ? fs.readdirSync(path.join(siteDir, DOCS_DIR)).filter((name) => name.endsWith('.mdx'))
    : [];
  return {
    write: new Map([...pages].filter(([file, page]) => read(file) !== page)),
    remove: onDisk.map((name) => `${DOCS_DIR}/${name}`).filter((file) => !pages.has(file)),
  };
}

/** Writes and removes what `findChanges` found. */
export function applyChanges(siteDir: string, {write, remove}: Changes): void {
  fs.mkdirSync(path.join(siteDir, DOCS_DIR), {recursive: true});
  for (const [file, page] of write) {
    fs.writeFileSync(path.join(siteDir, file), page);
  }
  for (const file of remove) {
    fs.rmSync(path.join(siteDir, file));
  }
}

/** Throws an error that names every page that is out of date, and the command that updates them. */
export function assertFresh({write, remove}: Changes): void {
  const stale = [...write.keys(), ...remove];
  if (stale.length > 0) {
    throw new Error(
      `These generated recipe pages are not what src/data/recipes gives:\n${stale.map((file) => `  - ${file}`).join('\n')}\n` +
        'They are never edited by hand. Run "npm run generate" and commit the result.',
    );
  }
}
