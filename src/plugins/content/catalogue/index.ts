import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Recipe} from '../../../data/recipes/schema';
import {CATALOGUE_PATH, FEED_PATH} from '../../../features/recipes/paths';
import {LICENCE_FILE} from '../site/derived';
import {loadedRecipes} from '../recipes/read';
import {catalogue} from './catalogue';
import {recipeFeed} from './feed';

/** The library for programs, written after the build: all recipes as JSON, and a feed of what is new. */
export default function cataloguePlugin({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
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
        absolute: (page: string) => `${siteConfig.url}${baseUrl}${page.slice(1)}`,
      };
      const stylesheet = `${baseUrl}philosophy/journal/feed.css`;
      await fs.mkdir(path.dirname(path.join(outDir, FEED_PATH)), {recursive: true});
      await fs.writeFile(path.join(outDir, CATALOGUE_PATH), catalogue(recipes, about));
      await fs.writeFile(path.join(outDir, FEED_PATH), recipeFeed(recipes, {...about, stylesheet}));
    },
  };
}
