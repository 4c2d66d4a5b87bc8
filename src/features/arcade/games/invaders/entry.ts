import type {GameEntry} from '../entry';

export const SPACE_INVADERS = {
  id: 'space-invaders',
  title: 'Space Invaders',
  description:
    'Fifty small troubles march down the page. You have three bullets at a time and nowhere to hide.',
  features: [
    'Faster waves with every level',
    '10 to 50 points by row',
    'Keyboard or touch',
    'ESC to pause',
    'Your high score stays in this browser',
  ],
  difficulty: 'Medium',
  hue: 'violet',
  path: '/games/space-invaders',
  page: {
    lead: 'Everything that eats an operator’s week, in five rows of ten. You have a growth chart with wings.',
    description:
      'Defend the week against vanity metrics, scope creep, spam bots, late invoices and meetings without an agenda. Space Invaders in the browser, by keyboard or touch.',
    keywords: ['space invaders', 'browser game', 'arcade'],
  },
  highScoreKey: 'space-invaders-high-score',
} as const satisfies GameEntry;
