import path from 'node:path';
import {filesIn} from '../lib/filesIn';
import type {Problem} from '../lib/problems';

/** MDX texts of a folder that belong to nothing: each has the id of what it is a text of. */
export const strayTexts = (
  siteDir: string,
  folder: string,
  {what, ids}: {what: string; ids: readonly string[]},
): Problem[] =>
  filesIn(siteDir, folder, '.mdx')
    .filter((file) => !ids.includes(path.basename(file, '.mdx')))
    .map((file) => ({
      file,
      problem: `belongs to no ${what}`,
      remedy: `Rename it to the id of a ${what}, or remove it.`,
    }));
