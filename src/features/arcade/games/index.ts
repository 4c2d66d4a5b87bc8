import type {GameEntry} from './entry';
import {SPACE_INVADERS} from './invaders/entry';
import {TETRIS} from './tetris/entry';

/** Every game, in the order of the index. Only words are listed here, so that no page loads another page's game. */
export const GAMES: readonly GameEntry[] = [SPACE_INVADERS, TETRIS];

/** The game to offer after this one: the next of the list, after the last one the first. */
export function gameAfter({id}: Pick<GameEntry, 'id'>): GameEntry {
  return GAMES[GAMES.findIndex((game) => game.id === id) + 1] ?? SPACE_INVADERS;
}
