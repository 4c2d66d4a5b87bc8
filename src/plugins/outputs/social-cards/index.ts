import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardPath} from '../../../config/cards';
import {readBuiltPages} from '../../lib/builtPages';
import {inThread} from '../../lib/inThread';
import {pageMetadata} from '../../lib/pageMetadata';
import type {DrawingTask} from './drawCards';
import {cardFacts} from './facts';

/** After the build: a social card for every page, at the address that src/config/cards.ts gives it. */
export default function socialCardsPlugin({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'social-cards',

    async postBuild({outDir, routes, routesPaths}) {
      const name = siteConfig.title;
      const pages = await readBuiltPages({outDir, routesPaths, baseUrl, name});
      const known = pageMetadata(routes, baseUrl);
      const cards = pages.map((page) => ({
        file: path.join(outDir, cardPath(page.path)),
        facts: cardFacts(page, known.get(page.path)?.card),
      }));
      await inThread(path.join(__dirname, 'drawCards.ts'), {siteDir, name, cards} satisfies DrawingTask);
    },
  };
}
