import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardPath} from '../../config/cards';
import {hubs} from '../../data/hubs';
import {readBuiltPages} from '../builtPages';
import {readProfiles} from '../profiles/read';
import {readRecipes} from '../recipes/read';
import {cardFacts} from './facts';
import {readPalette} from './palette';
import {cardSvg, readFonts, toPng} from './render';

const CACHE_DIR = 'node_modules/.cache/social-cards';

/** After the build: a social card for every page, at the address that src/config/cards.ts gives it. */
export default function socialCardsPlugin({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, routesPaths}) {
      const name = siteConfig.title;
      const cacheDir = path.join(siteDir, CACHE_DIR);
      await fs.mkdir(cacheDir, {recursive: true});
      const read = (file: string) => fs.readFile(path.join(siteDir, file), 'utf8');
      const css = await read('src/css/tokens.css');
      const brand = {name, mark: await read('static/img/favicon.svg'), fonts: await readFonts()};
      const content = {recipes: readRecipes(siteDir), advisors: readProfiles(siteDir).advisors, hubs};
      const pages = await readBuiltPages({outDir, routesPaths, baseUrl, name});
      await Promise.all(
        pages.map(async (page) => {
          const facts = cardFacts(page, content);
          const svg = await cardSvg(facts, readPalette(css, facts.hue), brand);
          const file = path.join(outDir, cardPath(page.path));
          await fs.mkdir(path.dirname(file), {recursive: true});
          await fs.writeFile(file, await toPng(svg, cacheDir));
        }),
      );
    },
  };
}
