import {useCallback, useEffect, useRef} from 'react';
import {attachScreen, type Palette, type Screen, type Size} from '../art/screen';

/** How a game looks; `size` is in logical pixels. */
export interface Scene<State> {
  size: Size;
  paint: (context: CanvasRenderingContext2D, state: State, palette: Palette) => void;
}

/** Call `onFrame` with each new state. `scene` must be stable. */
export function useScene<State>(initial: State, scene: Scene<State>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const screen = useRef<Screen>(null);
  const shown = useRef(initial);

  useEffect(() => {
    if (!canvas.current) {
      return undefined;
    }
    const attached = attachScreen(canvas.current, scene.size, (context, palette) =>
      scene.paint(context, shown.current, palette),
    );
    screen.current = attached;
    return attached.detach;
  }, [scene]);

  const onFrame = useCallback((state: State) => {
    shown.current = state;
    screen.current?.repaint();
  }, []);

  return {canvas, onFrame};
}
