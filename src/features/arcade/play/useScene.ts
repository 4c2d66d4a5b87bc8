import {useCallback, useEffect, useRef} from 'react';
import {prefersReducedMotion} from '../../../components/motion/useReducedMotion';
import {ageEffects, type Effect, type Scene} from '../art/scene';
import {attachScreen, type Screen} from '../art/screen';

/** Call `onFrame` with each new state. No effects under reduced motion. `scene` must be stable. */
export function useScene<State, Event>(initial: State, scene: Scene<State, Event>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const screen = useRef<Screen>(null);
  const shown = useRef<{state: State; effects: readonly Effect[]}>({state: initial, effects: []});

  useEffect(() => {
    if (!canvas.current) {
      return undefined;
    }
    const attached = attachScreen(canvas.current, scene.size, (context, palette) =>
      scene.paint(context, shown.current.state, palette, shown.current.effects),
    );
    screen.current = attached;
    return attached.detach;
  }, [scene]);

  const onFrame = useCallback(
    (state: State, events: readonly Event[], dtMs: number) => {
      const fresh = events.length === 0 || prefersReducedMotion() ? [] : events.flatMap(scene.effectsOf);
      shown.current = {state, effects: [...ageEffects(shown.current.effects, dtMs), ...fresh]};
      screen.current?.repaint();
    },
    [scene],
  );

  return {canvas, onFrame};
}
