import type {GameEntry} from '../entry';

/** Where the browser keeps whether the modern rules are on. */
export const MODERN_RULES_KEY = 'gfn-tetris-modern-rules';

export const TETRIS = {
  id: 'tetris',
  title: 'Tetris',
  description: 'Seven shapes fall, rows that are full vanish. Four at once is worth eight times one.',
  features: [
    'A faster drop every ten lines',
    'A preview of the next piece',
    'Keyboard, buttons or swipes',
    'Modern rules as a switch: ghost, hold, kicks',
    'A pattern on every piece, so colour is never needed',
  ],
  difficulty: 'Easy',
  hue: 'teal',
  path: '/games/tetris',
  page: {
    lead: 'Capacity planning with seven shapes. Leave room for the long one, and do not build on gaps.',
    description:
      'Seven shapes, ten columns and a clock that speeds up every ten lines. Tetris in the browser by keyboard or touch, with modern rules as a switch.',
    keywords: ['tetris', 'browser game', 'arcade'],
  },
  highScoreKey: 'tetris-high-score',
  settingKeys: [MODERN_RULES_KEY],
} as const satisfies GameEntry;
