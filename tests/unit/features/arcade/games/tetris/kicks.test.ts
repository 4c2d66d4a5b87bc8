import {kicks} from '@site/src/features/arcade/games/tetris/kicks';
import type {PieceType, Rotation} from '@site/src/features/arcade/games/tetris/types';

/** The wall kicks of the Super Rotation System as they are published: x to the right, y upwards; R is 1, L is 3. */
const COMMON: Record<string, number[][]> = {
  '0>1': [[0, 0], [-1, 0], [-1, 1], [0, -2], [-1, -2]], // prettier-ignore
  '1>0': [[0, 0], [1, 0], [1, -1], [0, 2], [1, 2]], // prettier-ignore
  '1>2': [[0, 0], [1, 0], [1, -1], [0, 2], [1, 2]], // prettier-ignore
  '2>1': [[0, 0], [-1, 0], [-1, 1], [0, -2], [-1, -2]], // prettier-ignore
  '2>3': [[0, 0], [1, 0], [1, 1], [0, -2], [1, -2]], // prettier-ignore
  '3>2': [[0, 0], [-1, 0], [-1, -1], [0, 2], [-1, 2]], // prettier-ignore
  '3>0': [[0, 0], [-1, 0], [-1, -1], [0, 2], [-1, 2]], // prettier-ignore
  '0>3': [[0, 0], [1, 0], [1, 1], [0, -2], [1, -2]], // prettier-ignore
};

const LONG: Record<string, number[][]> = {
  '0>1': [[0, 0], [-2, 0], [1, 0], [-2, -1], [1, 2]], // prettier-ignore
  '1>0': [[0, 0], [2, 0], [-1, 0], [2, 1], [-1, -2]], // prettier-ignore
  '1>2': [[0, 0], [-1, 0], [2, 0], [-1, 2], [2, -1]], // prettier-ignore
  '2>1': [[0, 0], [1, 0], [-2, 0], [1, -2], [-2, 1]], // prettier-ignore
  '2>3': [[0, 0], [2, 0], [-1, 0], [2, 1], [-1, -2]], // prettier-ignore
  '3>2': [[0, 0], [-2, 0], [1, 0], [-2, -1], [1, 2]], // prettier-ignore
  '3>0': [[0, 0], [1, 0], [-2, 0], [1, -2], [-2, 1]], // prettier-ignore
  '0>3': [[0, 0], [-1, 0], [2, 0], [-1, 2], [2, -1]], // prettier-ignore
};

const kicksFor = (type: PieceType, turn: string) => {
  const [from, to] = turn.split('>').map(Number) as [Rotation, Rotation];
  return kicks(type, from, to);
};

describe.each(['J', 'L', 'S', 'T', 'Z'] as const)('wall kicks of %s', (type) => {
  it.each(Object.entries(COMMON))('for %s are the published ones', (turn, published) => {
    expect(kicksFor(type, turn)).toEqual(published);
  });
});

describe('wall kicks of I', () => {
  it.each(Object.entries(LONG))('for %s are the published ones', (turn, published) => {
    expect(kicksFor('I', turn)).toEqual(published);
  });
});

it('never moves O', () => {
  expect(kicks('O', 0, 1)).toEqual([[0, 0]]);
});
