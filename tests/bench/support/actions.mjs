import {SAMPLE_RECIPE} from './paths.mjs';

const LIST = '/services/growth-recipes';

/** Screens: of most visitors, and of those who get all of the recipe list's controls. */
export const PHONE = {width: 412, height: 823};
const TABLET = {width: 1024, height: 768};

/** A control for each kind of page: which is pressed, and what says that it is done: its own state, the address, the page. */
export const ACTIONS = [
  {
    what: 'home: choose a goal',
    path: '/',
    control: 'main button[aria-pressed="false"]',
    sets: 'aria-pressed',
  },
  {
    what: 'recipe: save it',
    path: `${LIST}/${SAMPLE_RECIPE}`,
    control: 'main button[data-on="false"]',
    sets: 'data-on',
  },
  {
    what: 'recipe list: unfold a card',
    path: LIST,
    control: 'main li button[aria-expanded="false"]',
    sets: 'aria-expanded',
  },
  {
    what: 'recipe list on a tablet: open a tab',
    path: LIST,
    screen: TABLET,
    control: '[role="tab"][aria-selected="false"]',
    sets: 'aria-selected',
  },
  {
    what: 'recipe list on a tablet: filter',
    path: LIST,
    screen: TABLET,
    control: 'main select',
    option: 'high',
    query: 'effort=high',
  },
  {
    what: 'journal list: choose a topic',
    path: '/philosophy/journal',
    control: 'main [role="group"] button[aria-pressed="false"]',
    query: 'topic=',
  },
  {
    // Pressed, it is a link, which leads to the page of results before the page is live.
    what: 'article: open the search by its key',
    key: '/',
    path: '/philosophy/journal/pmax-optimization-2025',
    control: 'header [aria-keyshortcuts]',
    done: 'dialog[open] input[role="combobox"]',
  },
  {
    what: 'Tetris: start',
    path: '/games/tetris',
    control: '[data-phase="menu"] h2 ~ button',
    done: '[data-phase="playing"]',
  },
];

/** The stock template's own control; a press before its script has come is lost, so it is pressed until it acts. */
export const STOCK = {
  what: 'stock: open the menu of a document',
  path: `/docs/recipes/${SAMPLE_RECIPE}`,
  control: '.navbar__toggle',
  done: '.navbar-sidebar--show',
  again: true,
};
