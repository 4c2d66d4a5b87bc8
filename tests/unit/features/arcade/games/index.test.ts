import {GAMES, gameAfter} from '@site/src/features/arcade/games/index';

test('each game leads to the next, the last to the first, and keeps a best score of its own', () => {
  const [first, ...others] = GAMES;
  expect(GAMES.map(gameAfter)).toEqual([...others, first]);
  expect(new Set(GAMES.map(({highScoreKey}) => highScoreKey)).size).toBe(GAMES.length);
});
