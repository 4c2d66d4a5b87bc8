import {games} from '../../../config/navigation';
import type {Hue} from '../../../config/hues';
import invaders from '../../../data/pages/space-invaders.yaml';
import tetris from '../../../data/pages/tetris.yaml';

type GameId = keyof typeof games;

/** What the arcade knows of a game without loading it: its card on the index and the head of its page. */
export interface GameEntry {
  id: GameId;
  /** Its card on the index, and the hue behind the picture there. */
  card: {text: string; features: readonly string[]};
  difficulty: 'Easy' | 'Medium' | 'Hard';
  hue: Hue;
  title: string;
  path: string;
  /** Below the heading of its page. */
  lead: string;
  /** For search engines and shared links. */
  page: {description: string; keywords: readonly string[]};
  /** Where the browser keeps the best score; src/data/pages/privacy-policy.yaml names it to visitors. */
  highScoreKey: string;
}

const named = (id: GameId) => ({id, title: games[id].name, path: games[id].path});

export const SPACE_INVADERS: GameEntry = {
  ...named('space-invaders'),
  ...invaders,
  difficulty: 'Medium',
  hue: 'violet',
  highScoreKey: 'space-invaders-high-score',
};

export const TETRIS: GameEntry = {
  ...named('tetris'),
  ...tetris,
  difficulty: 'Easy',
  hue: 'teal',
  highScoreKey: 'tetris-high-score',
};

/** Every game, in the order of the index. These are words only, so that no page loads another page's game. */
export const GAMES: readonly GameEntry[] = [SPACE_INVADERS, TETRIS];

/** The game to offer after this one: the next in the list, and the first after the last. */
export function gameAfter({id}: Pick<GameEntry, 'id'>): GameEntry {
  return GAMES[GAMES.findIndex((game) => game.id === id) + 1] ?? SPACE_INVADERS;
}
