import path from 'node:path';
import {WRITERS_COMPONENTS} from '../../../data/journal/components';
import {filesIn} from '../../lib/filesIn';
import type {Collection} from '../collection';
import {strayTexts} from '../strayTexts';
import {NOTES_DIR, RECIPES_DIR} from './references';

/** The notes on recipes: each has the id of its recipe. */
export const notes: Collection = {
  name: 'note',
  title: 'A note on a recipe',
  files: `${NOTES_DIR}/*.mdx`,
  components: WRITERS_COMPONENTS,
  check: (_entries, siteDir) =>
    strayTexts(siteDir, NOTES_DIR, {
      what: 'recipe',
      ids: filesIn(siteDir, RECIPES_DIR, '.yaml').map((file) => path.basename(file, '.yaml')),
    }),

  read(siteDir) {
    const entries = filesIn(siteDir, NOTES_DIR, '.mdx').map((file) => ({
      file,
      item: {id: path.basename(file, '.mdx')},
      lineOf: () => undefined,
    }));
    return {entries, problems: [], ids: new Set()};
  },
};
