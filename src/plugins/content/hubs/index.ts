import type {LoadContext, Plugin} from '@docusaurus/types';
import {hubSchema, type Hub} from '../../../data/hubs/schema';
import {HUBS_PATH, hubPath, toHubCard} from '../../../data/hubs/types';
import {keepFigures} from '../../../data/keepFigures';
import {cardsOf} from '../../../features/calculators/all';
import {recipePath} from '../../../features/recipes/paths';
import {routeOf} from '../../lib/address';
import {keepFresh} from '../../lib/generated';
import {mapTexts} from '../../lib/mapTexts';
import {throwAny} from '../../lib/problems';
import {unpublishedPages} from '../../lib/unpublished';
import {allRecipes, loadedRecipes} from '../recipes/read';
import {readStarters} from '../starters/read';
import {hubFiles} from './menu';
import {hubProblems, HUBS_DIR, readHubs, recipesOf} from './read';

/** A hub without its links to some pages. */
const withoutLinks = (hub: Hub, pages: readonly string[]): Hub => ({
  ...hub,
  cards: {...hub.cards, recipes: hub.cards.recipes?.filter((id) => !pages.includes(recipePath(id)))},
  sections: hub.sections.filter((section) => section.kind !== 'article' || !pages.includes(section.to)),
  action: pages.includes(hub.action.to) ? {...hub.action, to: '/contact'} : hub.action,
});

/** Growth hubs: the index and one page for each hub, each with the data that it alone shows. */
export default function hubsPlugin({siteDir, baseUrl}: LoadContext): Plugin<readonly Hub[]> {
  let hubs: readonly Hub[] = [];
  return {
    name: 'hubs',

    getPathsToWatch: () => [`${HUBS_DIR}/*.{yaml,yml}`],

    loadContent() {
      hubs = readHubs(siteDir);
      keepFresh(siteDir, hubFiles(hubs), HUBS_DIR);
      return hubs;
    },

    /** After all content has loaded, so that `npm start` shows an edited recipe. */
    allContentLoaded({allContent, actions: {addRoute}}) {
      const recipes = loadedRecipes(allContent);
      const all = allRecipes(allContent);
      throwAny(hubProblems(siteDir, hubs, {recipes: all}));
      const starters = readStarters(siteDir, {recipes: all, hubs});
      const later = unpublishedPages(siteDir).map(({page}) => page);
      addRoute({
        path: routeOf(baseUrl, HUBS_PATH),
        component: '@site/src/features/hubs/HubIndexPage',
        props: {cards: hubs.map(toHubCard)},
        exact: true,
      });
      for (const hub of hubs) {
        addRoute({
          path: routeOf(baseUrl, hubPath(hub.id)),
          component: '@site/src/features/hubs/HubPage',
          props: {
            hub: hubSchema.parse(mapTexts(withoutLinks(hub, later), keepFigures)),
            recipes: recipesOf(hub, recipes),
            calculators: cardsOf(hub.calculators),
            plans: starters.filter((plan) => plan.hubs.includes(hub.id)).map(({id, title}) => ({id, title})),
          },
          exact: true,
        });
      }
    },
  };
}
