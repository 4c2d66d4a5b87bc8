import type {ReactNode} from 'react';
import Miniature from '../../frame/Miniature';
import {demoTetris} from './demo';
import {PieceArt} from './PieceArt';
import {TETRIS_SCENE} from './scene';
import {createTetris} from './step';
import {PIECE_TYPES} from './types';

const FIRST = createTetris(1);

/** Tetris in small, which plays itself while `moving`. */
export default function Picture({moving}: {moving: boolean}): ReactNode {
  return (
    <Miniature
      first={FIRST}
      scene={TETRIS_SCENE}
      createDemo={demoTetris}
      moving={moving}
      poster={PIECE_TYPES.map((type) => (
        <PieceArt key={type} type={type} />
      ))}
    />
  );
}
