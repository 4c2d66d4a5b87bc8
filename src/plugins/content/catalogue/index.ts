import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Recipe} from '../../../data/recipes/schema';
import {JOURNAL_PATH} from '../../../features/journal/paths';
import {CATALOGUE_PATH, FEED_PATH} from '../../../features/recipes/paths';
import {absoluteIn, routeOf} from '../../lib/address';
import {writeFiles} from '../../lib/writeFiles';
import {LICENCE_FILE} from '../site/derived';
import {loadedRecipes} from '../recipes/read';
import {catalogue} from './catalogue';
import {recipeFeed} from './feed';

/** The library for programs, written after the build: all recipes as JSON, and a feed of what is new. */
export default function cataloguePlugin(context: LoadContext): Plugin {
  const {siteDir, baseUrl, siteConfig} = context;
  let recipes: readonly Recipe[] = [];
  return {
    name: 'catalogue',

    allContentLoaded({allContent}) {
      recipes = loadedRecipes(allContent);
    },

    async postBuild({outDir}) {
      const [licence = ''] = (await fs.readFile(path.join(siteDir, LICENCE_FILE), 'utf8')).split('\n');
      const about = {
        name: siteConfig.title,
        licence,
        absolute: absoluteIn(context),
      };
      const stylesheet = routeOf(baseUrl, `${JOURNAL_PATH}/feed.css`);
      await writeFiles(outDir, {
        [CATALOGUE_PATH]: catalogue(recipes, about),
        [FEED_PATH]: recipeFeed(recipes, {...about, stylesheet}),
      });
    },
  };
}
