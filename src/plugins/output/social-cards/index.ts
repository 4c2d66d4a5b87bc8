import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardPath} from '../../../config/cards';
import {readBuiltPages} from '../../lib/builtPages';
import {inThread} from '../../lib/inThread';
import {loadedHubs} from '../../content/hubs/read';
import {loadedProfiles} from '../../content/profiles/read';
import {loadedRecipes} from '../../content/recipes/read';
import type {DrawingTask} from './drawCards';
import {cardFacts, type Content} from './facts';

/** After the build: a social card for every page, at the address that src/config/cards.ts gives it. */
export default function socialCardsPlugin({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  let content: Content;
  return {
    name: 'social-cards',

    allContentLoaded({allContent}) {
      content = {
        recipes: loadedRecipes(allContent),
        advisors: loadedProfiles(allContent).advisors,
        hubs: loadedHubs(allContent),
      };
    },

    async postBuild({outDir, routesPaths}) {
      const name = siteConfig.title;
      const pages = await readBuiltPages({outDir, routesPaths, baseUrl, name});
      const cards = pages.map((page) => ({
        file: path.join(outDir, cardPath(page.path)),
        facts: cardFacts(page, content),
      }));
      await inThread(path.join(__dirname, 'drawCards.ts'), {siteDir, name, cards} satisfies DrawingTask);
    },
  };
}
