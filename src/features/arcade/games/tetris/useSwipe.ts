import {useEffect, type RefObject} from 'react';
import type {TetrisAction} from './types';

interface Point {
  x: number;
  y: number;
  timeMs: number;
}

/** `anchorX` and `anchorY` mark how much of the path has been turned into moves. */
interface Swipe {
  start: Point;
  anchorX: number;
  anchorY: number;
  moved: boolean;
}

const STEP_PX = 28;
const FLICK_PX = 70;
const FLICK_PX_PER_MS = 0.9;
const TAP_MS = 350;

export const beginSwipe = (start: Point): Swipe => ({
  start,
  anchorX: start.x,
  anchorY: start.y,
  moved: false,
});

const times = (count: number, action: TetrisAction): TetrisAction[] =>
  Array.from({length: count}, () => action);

/** Sideways shifts the piece, downwards lowers it. */
export function moveSwipe(swipe: Swipe, {x, y}: Point): {swipe: Swipe; actions: TetrisAction[]} {
  const across = Math.trunc((x - swipe.anchorX) / STEP_PX);
  const down = Math.max(0, Math.trunc((y - swipe.anchorY) / STEP_PX));
  return {
    swipe: {
      ...swipe,
      anchorX: swipe.anchorX + across * STEP_PX,
      anchorY: swipe.anchorY + down * STEP_PX,
      moved: swipe.moved || across !== 0 || down !== 0,
    },
    actions: [...times(Math.abs(across), across < 0 ? 'left' : 'right'), ...times(down, 'down')],
  };
}

/** A tap turns the piece, a quick flick down drops it. */
export function endSwipe({start, moved}: Swipe, {x, y, timeMs}: Point): TetrisAction[] {
  const lasted = timeMs - start.timeMs;
  const fell = y - start.y;
  if (!moved) {
    return lasted < TAP_MS ? ['rotate'] : [];
  }
  const flicked = fell > FLICK_PX && fell > 1.5 * Math.abs(x - start.x) && fell / lasted > FLICK_PX_PER_MS;
  return flicked ? ['drop'] : [];
}

const pointOf = ({clientX, clientY, timeStamp}: PointerEvent) => ({
  x: clientX,
  y: clientY,
  timeMs: timeStamp,
});

/** A swipe ends with its piece: what is left of it must not move the next one. */
export function useSwipe(
  stage: RefObject<HTMLElement | null>,
  active: boolean,
  press: (action: TetrisAction) => void,
  pieceOf: () => number,
): void {
  useEffect(() => {
    const element = stage.current;
    if (!active || !element) {
      return undefined;
    }
    let swipe: Swipe | null = null;
    let piece = 0;
    const isOn = (event: PointerEvent) => event.isPrimary && pieceOf() === piece;
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'touch' && event.isPrimary) {
        swipe = beginSwipe(pointOf(event));
        piece = pieceOf();
      }
    };
    const move = (event: PointerEvent) => {
      if (swipe && isOn(event)) {
        const moved = moveSwipe(swipe, pointOf(event));
        swipe = moved.swipe;
        moved.actions.forEach(press);
      }
    };
    const up = (event: PointerEvent) => {
      if (swipe && isOn(event)) {
        endSwipe(swipe, pointOf(event)).forEach(press);
      }
      if (event.isPrimary) {
        swipe = null;
      }
    };
    const cancel = () => {
      swipe = null;
    };
    const controller = new AbortController();
    const {signal} = controller;
    element.addEventListener('pointerdown', down, {signal});
    element.addEventListener('pointermove', move, {signal});
    element.addEventListener('pointerup', up, {signal});
    element.addEventListener('pointercancel', cancel, {signal});
    return () => controller.abort();
  }, [stage, active, press, pieceOf]);
}
