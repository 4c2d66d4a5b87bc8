import {hubPath, HUBS_PATH, sheetPath} from '../../config/paths';
import {withAge} from '../../data/evidence/age';
import type {Hub} from '../../data/hubs/schema';
import {hubTitle, toHubCard} from '../../data/hubs/types';
import {cardOf} from '../../data/recipes/card';
import {buildDay} from '../lib/buildDay';
import {filesBelow} from '../lib/filesIn';
import {textOf, type Generated} from '../lib/generated';
import {defineKind, type Content} from './kind';
import {papersOf} from './recipes/pages';
import {recipesInOrder} from './recipes/read';

/** The hubs in the order of the menu. */
export const hubsInOrder = (content: Content): Hub[] =>
  [...content.items('hub')].sort((a, b) => a.position - b.position);

/** A cell of CSV, which may hold commas and quotes. */
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The lists of a hub as sheets, each a file to download, with room for what is done about a line. */
const sheetsOf = ({id: hub, sections}: Hub): [file: string, text: string][] =>
  sections.flatMap((section): [string, string][] => {
    if (section.kind !== 'list' || section.columns === undefined) {
      return [];
    }
    const room = section.ticked === undefined ? ['Notes'] : ['Status', 'Link', 'Owner', 'Done on'];
    const lines = [
      ['Part', ...section.columns, ...room],
      ...section.groups.flatMap(({title = '', items}) =>
        items.map((item) => [title, item.title, ...[item.text].flat(), ...room.map(() => '')]),
      ),
    ];
    const csv = lines.map((line) => `${line.map(cell).join(',')}\n`).join('');
    return [[`static${sheetPath(hub, section.id)}`, csv]];
  });

const SHEETS_DIR = 'static/sheets';

/** The first line of every sheet that is written here. A file in the folder without it stays. */
const HEAD = /^"Part",.*,"(?:Notes|Done on)"\n/;

/** The sheets of all hubs, and none of what is no longer in one. */
export const hubSheets = (content: Content): Generated =>
  new Map([
    ...filesBelow(content.siteDir, SHEETS_DIR)
      .filter((file) => HEAD.test(textOf(content.siteDir, file)))
      .map((file) => [file, undefined] as const),
    ...content.items('hub').flatMap(sheetsOf),
  ]);

/** Growth hubs: a page for each, and their index. */
export const hubs = defineKind({
  name: 'hub',
  files: 'src/data/hubs/*.yaml',

  routes(content) {
    const all = hubsInOrder(content);
    const plans = content.items('starter-plan');
    return [
      {
        path: HUBS_PATH,
        section: 'hubs',
        kind: 'growth hubs',
        component: '@site/src/features/hubs/HubIndexPage',
        props: {cards: all.map(toHubCard)},
      },
      ...all.map((hub) => ({
        path: hubPath(hub.id),
        section: 'hubs' as const,
        kind: 'recipes' in hub.cards ? 'hub with recipes' : 'hub with services',
        title: {text: hubTitle(hub), id: hub.id, at: ['title']},
        component: '@site/src/features/hubs/HubPage',
        card: {title: hub.title, hue: hub.hue},
        props: {
          hub: {...hub, ...(hub.reviewed && withAge({reviewed: hub.reviewed}, buildDay()))},
          recipes: recipesInOrder(hub.cards.recipes, content.items('recipe')).map(cardOf),
          plans: plans.filter((plan) => plan.hubs.includes(hub.id)).map(({id, title}) => ({id, title})),
          papers: papersOf(content.siteDir, hub),
        },
      })),
    ];
  },
});
