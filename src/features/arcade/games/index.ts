import {games} from '../../../config/navigation';
import type {Hue} from '../../../config/hues';

type GameId = keyof typeof games;

/** What is known of a game without loading it. */
export interface GameEntry {
  id: GameId;
  card: {text: string; features: readonly string[]};
  difficulty: 'Easy' | 'Medium' | 'Hard';
  hue: Hue;
  title: string;
  path: string;
  /** The privacy policy names it to visitors. */
  highScoreKey: string;
}

const named = (id: GameId) => ({id, title: games[id].name, path: games[id].path});

export const SPACE_INVADERS: GameEntry = {
  ...named('space-invaders'),
  card: {
    text: 'Fifty small troubles march down the page. You have three bullets at a time and nowhere to hide.',
    features: [
      'Faster waves with every level',
      '10 to 50 points by row',
      'Keyboard or touch',
      'ESC to pause',
      'Your high score stays in this browser',
    ],
  },
  difficulty: 'Medium',
  hue: 'violet',
  highScoreKey: 'space-invaders-high-score',
};

export const TETRIS: GameEntry = {
  ...named('tetris'),
  card: {
    text: 'Seven shapes fall, and full rows vanish. Four at once are worth eight times one.',
    features: [
      'A faster drop every ten lines',
      'A preview of the next piece',
      'Keyboard, buttons or swipes',
      'A pattern on every piece, so colour is never needed',
    ],
  },
  difficulty: 'Easy',
  hue: 'teal',
  highScoreKey: 'tetris-high-score',
};

/** In the order of the index. Words only, so that no page loads another page's game. */
export const GAMES: readonly GameEntry[] = [SPACE_INVADERS, TETRIS];

/** The next game in the list, and the first after the last. */
export function gameAfter({id}: Pick<GameEntry, 'id'>): GameEntry {
  return GAMES[GAMES.findIndex((game) => game.id === id) + 1] ?? SPACE_INVADERS;
}
