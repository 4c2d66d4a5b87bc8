import {nextRandom, pick} from '../../engine/random';
import {PIECE_TYPES, type PieceType} from './types';

interface Draw {
  type: PieceType;
  bag: readonly PieceType[];
  seed: number;
}

function shuffled(seed: number): {bag: PieceType[]; seed: number} {
  const bag: PieceType[] = [...PIECE_TYPES];
  let state = seed;
  for (let last = bag.length - 1; last > 0; last--) {
    const random = nextRandom(state);
    state = random.seed;
    const other = Math.floor(random.value * (last + 1));
    [bag[last], bag[other]] = [bag[other] ?? 'I', bag[last] ?? 'I'];
  }
  return {bag, seed: state};
}

/** Draws the next type: any of the seven under the plain rules, from a shuffled bag of seven under the modern ones. */
export function draw(modern: boolean, bag: readonly PieceType[], seed: number): Draw {
  if (!modern) {
    const {item, seed: after} = pick(PIECE_TYPES, seed);
    return {type: item, bag: [], seed: after};
  }
  const [type, ...rest] = bag;
  if (type !== undefined) {
    return {type, bag: rest, seed};
  }
  const fresh = shuffled(seed);
  return draw(modern, fresh.bag, fresh.seed);
}
