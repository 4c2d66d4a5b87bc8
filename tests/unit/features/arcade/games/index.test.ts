import fs from 'node:fs';
import path from 'node:path';
import {arcade} from '@site/src/config/navigation';
import {GAMES, gameAfter} from '@site/src/features/arcade/games/index';

const pages = path.resolve(__dirname, '../../../../../src/pages');

describe.each(GAMES)('$title in the registry', (game) => {
  it('has a page at its address', () => {
    expect(fs.existsSync(path.join(pages, `${game.path}.tsx`))).toBe(true);
  });

  it('keeps its best score apart from the others', () => {
    expect(GAMES.filter(({highScoreKey}) => highScoreKey === game.highScoreKey)).toEqual([game]);
  });
});

it('has the games that the footer names, in their order', () => {
  const [index, ...games] = arcade;
  expect(index?.path).toBe('/games');
  expect(GAMES.map(({title, path}) => ({name: title, path}))).toEqual(games);
});

it('leads from game to game through all of them and back to the first', () => {
  const way = GAMES.map((game) => gameAfter(game).id);
  expect(way).toEqual([...GAMES.slice(1), ...GAMES.slice(0, 1)].map(({id}) => id));
});
