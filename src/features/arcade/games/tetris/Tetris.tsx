import {useCallback} from 'react';
import {hueColour} from '../../../../config/hues';
import {counted} from '../../../../lib/counted';
import {Pixels} from '../../art/PixelArt';
import {TETRIS} from '../index';
import {useGame, type Game} from '../../play/useGame';
import {useScene} from '../../play/useScene';
import {shapeCells} from './pieces';
import {PIECE_HUES, TILES} from './tiles';
import type {PieceType, TetrisAction, TetrisEvent, TetrisState} from './types';
import {TETRIS_SCENE} from './paint';
import {createTetris, stepTetris} from './step';
import {useSwipe} from './useSwipe';
import Console from '../../frame/Console';
import TouchPad from '../../frame/TouchPad';
import styles from './Tetris.module.css';

const FIRST = createTetris(1);

const MOVES = [
  {action: 'left', label: 'Left', icon: 'back'},
  {action: 'right', label: 'Right', icon: 'arrow'},
  {action: 'down', label: 'Soft drop', icon: 'down'},
] as const;
const ACTS = [
  {action: 'rotate', label: 'Rotate', icon: 'rotate'},
  {action: 'drop', label: 'Hard drop', icon: 'drop'},
] as const;

const WORDS = {name: 'Tetris', motto: 'Ten across, twenty up', start: 'Start', pauseKey: 'P', menu: 'Menu'};

function announce(event: TetrisEvent, {score}: TetrisState): string | null {
  switch (event.type) {
    case 'clear':
      return `${counted(event.rows.length, 'line')}, ${event.points} points. Score ${score}.`;
    case 'level':
      return `Level ${event.level}.`;
    case 'over':
      return `Game over. Final score ${score}.`;
    default:
      return null;
  }
}

const GAME: Game<TetrisState, TetrisAction, TetrisEvent> = {
  step: stepTetris,
  highScoreKey: TETRIS.highScoreKey,
  saves: 'at the end',
  keys: {
    ArrowLeft: 'left',
    KeyA: 'left',
    ArrowRight: 'right',
    KeyD: 'right',
    ArrowUp: 'rotate',
    KeyW: 'rotate',
    ArrowDown: 'down',
    KeyS: 'down',
    Space: 'drop',
  },
  pauseKey: 'KeyP',
  announce,
};

const CELL = 18;

function PieceArt({type}: {type: PieceType}) {
  const cells = shapeCells(type, 0);
  const top = Math.min(...cells.map(([, y]) => y));
  const columns = Math.max(...cells.map(([x]) => x)) + 1;
  const rows = Math.max(...cells.map(([, y]) => y)) + 1 - top;
  return (
    <svg
      width={columns * CELL}
      height={rows * CELL}
      viewBox={`0 0 ${columns * 10} ${rows * 10}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {cells.map(([x, y]) => (
        <g key={`${x}-${y}`} transform={`translate(${x * 10} ${(y - top) * 10})`}>
          <Pixels sprite={TILES[type]} hue={hueColour(PIECE_HUES[type])} second="var(--surface)" />
        </g>
      ))}
    </svg>
  );
}

export default function Tetris() {
  const {canvas, onFrame} = useScene(FIRST, TETRIS_SCENE);
  const running = useGame(GAME, {create: createTetris, onFrame});
  const {state, input, stage, session, newest} = running;
  const started = session.phase !== 'menu';
  // Each piece takes a new one out of the row of chances.
  const pieceOf = useCallback(() => newest().seed, [newest]);
  useSwipe(stage, session.phase === 'playing', input.press, pieceOf);
  return (
    <Console
      words={WORDS}
      running={running}
      canvas={canvas}
      size={TETRIS_SCENE.size}
      figures={{Lines: state.lines}}
      extra={
        <div className={styles.next}>
          <p className="below8 fine">
            Next <span className="srOnly">{started ? state.next : 'nothing'}</span>
          </p>
          {started && <PieceArt type={state.next} />}
        </div>
      }
      touch={<TouchPad input={input} left={MOVES} right={ACTS} />}
    />
  );
}
