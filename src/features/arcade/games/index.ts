/** A game's card on the index. */
export interface GameCard {
  id: 'space-invaders' | 'tetris';
  title: string;
  description: string;
  features: readonly string[];
  path: string;
  difficulty: 'Easy' | 'Medium';
}

/** Both games, in the order of the index. */
export const GAMES: readonly GameCard[] = [
  {
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
    path: '/games/space-invaders',
    difficulty: 'Medium',
  },
  {
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
    path: '/games/tetris',
    difficulty: 'Easy',
  },
];
