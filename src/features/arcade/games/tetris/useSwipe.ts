import {useEffect, type RefObject} from 'react';
import type {TetrisAction} from './types';
import {beginSwipe, endSwipe, moveSwipe, type Swipe} from './swipe';

const pointOf = ({clientX, clientY, timeStamp}: PointerEvent) => ({
  x: clientX,
  y: clientY,
  timeMs: timeStamp,
});

export function useSwipe(
  stage: RefObject<HTMLElement | null>,
  active: boolean,
  press: (action: TetrisAction) => void,
): void {
  useEffect(() => {
    const element = stage.current;
    if (!active || !element) {
      return undefined;
    }
    let swipe: Swipe | null = null;
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'touch' && event.isPrimary) {
        swipe = beginSwipe(pointOf(event));
      }
    };
    const move = (event: PointerEvent) => {
      if (swipe && event.isPrimary) {
        const moved = moveSwipe(swipe, pointOf(event));
        swipe = moved.swipe;
        moved.actions.forEach(press);
      }
    };
    const up = (event: PointerEvent) => {
      if (swipe && event.isPrimary) {
        endSwipe(swipe, pointOf(event)).forEach(press);
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
  }, [stage, active, press]);
}
