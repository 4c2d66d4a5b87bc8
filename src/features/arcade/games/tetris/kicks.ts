import type {PieceType, Rotation} from './types';

type Offset = readonly [number, number];
type Offsets = Record<Rotation, readonly Offset[]>;

/** The offset data of the Super Rotation System for J, L, S, T and Z, as published: x to the right, y upwards. */
const COMMON: Offsets = {
  0: [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], // prettier-ignore
  1: [[0, 0], [1, 0], [1, -1], [0, 2], [1, 2]], // prettier-ignore
  2: [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], // prettier-ignore
  3: [[0, 0], [-1, 0], [-1, -1], [0, 2], [-1, 2]], // prettier-ignore
};

/** The same for I, which turns about another point. */
const LONG: Offsets = {
  0: [[0, 0], [-1, 0], [2, 0], [-1, 0], [2, 0]], // prettier-ignore
  1: [[-1, 0], [0, 0], [0, 0], [0, 1], [0, -2]], // prettier-ignore
  2: [[-1, 1], [1, 1], [-2, 1], [1, 0], [-2, 0]], // prettier-ignore
  3: [[0, 1], [0, 1], [0, 1], [0, -1], [0, 2]], // prettier-ignore
};

/**
 * The places to try, in order, when a piece turns, as steps to the right and upwards. Each is the difference of the two
 * rotations' offsets; the first is taken off, because our boxes turn about their own middle already.
 */
export function kicks(type: PieceType, from: Rotation, to: Rotation): Offset[] {
  if (type === 'O') {
    return [[0, 0]];
  }
  const offsets = type === 'I' ? LONG : COMMON;
  const differences = offsets[from].map(([x, y], index): Offset => {
    const [toX, toY] = offsets[to][index] ?? [0, 0];
    return [x - toX, y - toY];
  });
  const [[firstX, firstY] = [0, 0]] = differences;
  // Adding 0 turns -0 into 0.
  return differences.map(([x, y]) => [x - firstX + 0, y - firstY + 0]);
}
