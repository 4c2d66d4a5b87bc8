import fs from 'node:fs';
import path from 'node:path';
import {contentOf} from '../../../src/plugins/content/kinds';
import {recipes} from './content';

const ROOT = path.resolve(__dirname, '../../..');

export interface Kind {
  kind: string;
  /** The page that represents the kind: of several, the one with most HTML. */
  path: string;
  /** A game brings script of its own. */
  use?: 'game';
  /** Bytes after gzip that the page's own data module, or what it opens at once, may add to its script. */
  data?: number;
  /** Whether the host answers it with 404. */
  missing?: boolean;
}

/** Most bytes of a recipe's card with its texts, after gzip: a library of some fifty is one module. */
const CARD = 1_100;

/** What the script of a kind may have more than that of others. */
const MORE: Readonly<Record<string, Omit<Kind, 'kind' | 'path'>>> = {
  'recipe list': {data: recipes.length * CARD},
  recipe: {data: 13_000},
  planner: {data: 21_000},
  'hub with services': {data: 13_000},
  article: {data: 13_000},
  calculator: {data: 25_000},
  search: {data: 7_000},
  arcade: {use: 'game'},
  'Space Invaders': {use: 'game'},
  Tetris: {use: 'game'},
};

/** Kinds that no visitor stays on: they lead on at once. */
const PASSING = ['redirect'];

const sizeOf = (page: string) =>
  fs.statSync(path.join(ROOT, 'build', page === '/' ? 'index.html' : `${page}.html`)).size;

const pages = contentOf(ROOT).pages();

/** One representative page for each kind of page that the site has; every sweep over the site runs through this list. */
export const KINDS: readonly Kind[] = [
  ...[...new Set(pages.map(({kind}) => kind))]
    .filter((kind) => !PASSING.includes(kind))
    .map((kind) => {
      const alike = pages.filter((page) => page.kind === kind).map((page) => page.path);
      const [largest = ''] = alike.sort((a, b) => sizeOf(b) - sizeOf(a));
      return {kind, path: largest, ...MORE[kind]};
    }),
  {kind: 'calculator with an interval', path: '/toolkit/calculators/test-result', ...MORE.calculator},
  {kind: 'calculator with rows', path: '/toolkit/calculators/waterfall', ...MORE.calculator},
  {kind: 'not found', path: '/no-such-page', missing: true},
  {kind: 'unknown client', path: '/customers/stories/no-such-client', missing: true},
];
