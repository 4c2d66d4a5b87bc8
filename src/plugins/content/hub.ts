import {hubPath, HUBS_PATH, sheetPath} from '../../config/paths';
import {type Hub, hubSchema} from '../../data/hubs/schema';
import {toHubCard} from '../../data/hubs/types';
import {cardOf} from '../../data/recipes/card';
import type {Generated} from '../lib/generated';
import {defineKind, type Content} from './kind';
import {recipesInOrder} from './recipes/read';

/** The hubs in the order of the menu. */
export const hubsInOrder = (content: Content): Hub[] =>
  [...content.items('hub')].sort((a, b) => a.position - b.position);

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

/** The sheets of all hubs. */
export const hubSheets = (content: Content): Generated => new Map(content.items('hub').flatMap(sheetsOf));

/** Growth hubs: a page for each, and their index. */
export const hubs = defineKind({
  name: 'hub',
  files: 'src/data/hubs/*.yaml',
  schema: hubSchema,

  routes(content) {
    const all = hubsInOrder(content);
    const plans = content.items('starter-plan');
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
          recipes: recipesInOrder(hub.cards.recipes, content.items('recipe')).map(cardOf),
          plans: plans.filter((plan) => plan.hubs.includes(hub.id)).map(({id, title}) => ({id, title})),
        },
      })),
    ];
  },
});
