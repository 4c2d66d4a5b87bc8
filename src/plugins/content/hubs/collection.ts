import {type Hub, hubSchema} from '../../../data/hubs/schema';
import {hubPath, HUBS_PATH, sheetPath} from '../../../config/paths';
import {hubTitle, toHubCard} from '../../../data/hubs/types';
import type {Recipe} from '../../../data/recipes/schema';
import {calculatorRows} from '../../../features/calculators/all';
import {type Collection, itemsOf} from '../collection';
import {checkedItems} from '../problems';
import {allRecipes, recipesInOrder} from '../recipes/read';
import {starters} from '../starters/collection';
import {cardOf, type RecipeCard} from '../../../data/recipes/card';

const inOrder = (all: readonly Hub[]): Hub[] => [...all].sort((a, b) => a.position - b.position);

/** The hubs below `siteDir`, in the order of the menu. Throws one `ContentError` with all problems of all files. */
export const readHubs = (siteDir: string): Hub[] => inOrder(checkedItems(siteDir, hubs));

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
  files: 'src/data/hubs/*.yaml',
  schema: () => hubSchema,
  unique: ['id', 'title', 'position'],
  path: ({id}) => hubPath(id),
  pages: () => [HUBS_PATH],
  pageTitle: (hub) => ({at: ['title'], title: hubTitle(hub)}),
  link: ({title}) => `Growth hub: ${title}`,

  follows: (siteDir) => new Map(itemsOf(siteDir, hubs).flatMap(sheetsOf)),

  routes({siteDir}) {
    const all = inOrder(itemsOf(siteDir, hubs));
    const recipes = allRecipes(siteDir);
    const plans = itemsOf(siteDir, starters);
    return [
      {
        path: HUBS_PATH,
        component: '@site/src/features/hubs/HubIndexPage',
        props: {cards: all.map(toHubCard)},
      },
      ...all.map((hub) => ({
        path: hubPath(hub.id),
        component: '@site/src/features/hubs/HubPage',
        metadata: {card: {title: hub.title, hue: hub.hue}},
        props: {
          hub: hubSchema.parse(hub),
          recipes: recipesOf(hub, recipes),
          calculators: calculatorRows(hub.calculators),
          plans: plans.filter((plan) => plan.hubs.includes(hub.id)).map(({id, title}) => ({id, title})),
        },
      })),
    ];
  },
};
