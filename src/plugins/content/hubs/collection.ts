import {GENERATE} from '../../authoring/new/begin';
import {type Hub, hubSchema} from '../../../data/hubs/schema';
import {hubPath, HUBS_PATH, recipePath, sheetPath} from '../../../config/paths';
import {hubTitle, toHubCard} from '../../../data/hubs/types';
import type {Recipe} from '../../../data/recipes/schema';
import {calculatorRows} from '../../../features/calculators/all';
import {literal} from '../../lib/typescript';
import {look} from '../../output/social-cards/look';
import {type Collection, itemsOf} from '../collection';
import {checkedItems} from '../problems';
import {publishedRecipes, recipesInOrder} from '../recipes/read';
import {publishedStarters} from '../starters/read';
import {type Hidden, hiddenPages, isHidden} from '../unpublished';
import {cardOf, type RecipeCard} from '../../../data/recipes/card';
/** The links that the menus import: a generated file, so that a hub is one file of data. */
const MENU_FILE = 'src/config/hubs.ts';

const inOrder = (all: readonly Hub[]): Hub[] => [...all].sort((a, b) => a.position - b.position);

/** The hubs below `siteDir`, in the order of the menu. Throws one `ContentError` with all problems of all files. */
export const readHubs = (siteDir: string): Hub[] => inOrder(checkedItems(siteDir, hubs));

/** A hub without its links to pages that are still to come. */
const withoutLinks = (hub: Hub, hidden: readonly Hidden[]): Hub => ({
  ...hub,
  cards: {...hub.cards, recipes: hub.cards.recipes?.filter((id) => !isHidden(hidden, recipePath(id)))},
  sections: hub.sections.filter((section) => section.kind !== 'article' || !isHidden(hidden, section.to)),
  action: isHidden(hidden, hub.action.to) ? {...hub.action, to: '/contact'} : hub.action,
});

/** The recipes that a hub shows, in its order. */
const recipesOf = ({cards}: Hub, recipes: readonly Recipe[]): RecipeCard[] =>
  recipesInOrder(cards.recipes, recipes).map(cardOf);

/** A cell of CSV, which may hold commas and quotes. */
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The lists of a hub as sheets, each a file to download, with room for an owner and a date. */
const sheetsOf = ({id, sections}: Hub): [file: string, text: string][] =>
  sections.flatMap((section): [string, string][] => {
    if (section.kind !== 'list') {
      return [];
    }
    const rows = section.groups.flatMap(({title, items}) =>
      items.map((item) => [title, item.title, item.text, '', '']),
    );
    const lines = [['Part', ...section.columns, 'Owner', 'Done on'], ...rows];
    return [
      [`static${sheetPath(id, section.file)}`, lines.map((line) => `${line.map(cell).join(',')}\n`).join('')],
    ];
  });

/** Growth hubs: a page for each, and their index. */
export const hubs: Collection<Hub> = {
  name: 'hub',
  title: 'A hub',
  plural: 'Growth hubs',
  files: 'src/data/hubs/*.yaml',
  schema: () => hubSchema,
  unique: ['id', 'title', 'position'],
  begin: {
    next: `Fill it in, ${GENERATE}.`,
    asks: [
      {option: 'title', at: ['title'], question: 'What is it called?', suggested: (name) => name},
      {option: 'recipe', at: ['cards', 'recipes', 0], question: 'With which recipe does it begin?'},
    ],
    values: {'action.button': 'Get In Touch', 'action.to': '/contact'},
  },
  path: ({id}) => hubPath(id),
  pages: () => [HUBS_PATH],
  sitemap: ['monthly', '0.8'],
  section: [HUBS_PATH, look('Growth hubs', 'Recipes and services by channel', 'amber', 'bars')],
  pageTitle: (hub) => ({at: ['title'], title: hubTitle(hub)}),
  link: ({title}) => `Growth hub: ${title}`,
  card: ({title, hue}) => ({title, hue}),

  follows(siteDir) {
    const links = inOrder(itemsOf(siteDir, hubs)).map(
      ({id, title}) => `  ${literal({name: title, path: hubPath(id)})},\n`,
    );
    const text = `// Generated from src/data/hubs by "npm run generate". Never edited by hand.

/** A link to each growth hub, in the order of the menu. */
export const hubLinks = [
${links.join('')}] as const;
`;
    return new Map([[MENU_FILE, text], ...itemsOf(siteDir, hubs).flatMap(sheetsOf)]);
  },

  routes({siteDir}) {
    const all = inOrder(itemsOf(siteDir, hubs));
    const recipes = publishedRecipes(siteDir);
    const starters = publishedStarters(siteDir);
    const hidden = hiddenPages(siteDir);
    return [
      {
        path: HUBS_PATH,
        component: '@site/src/features/hubs/HubIndexPage',
        props: {cards: all.map(toHubCard)},
      },
      ...all.map((hub) => ({
        path: hubPath(hub.id),
        component: '@site/src/features/hubs/HubPage',
        props: {
          hub: hubSchema.parse(withoutLinks(hub, hidden)),
          recipes: recipesOf(hub, recipes),
          calculators: calculatorRows(hub.calculators),
          plans: starters.filter((plan) => plan.hubs.includes(hub.id)).map(({id, title}) => ({id, title})),
        },
      })),
    ];
  },
};
