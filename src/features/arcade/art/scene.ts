import type {Effect} from './effects';
import type {Palette} from './palette';
import type {Size} from './screen';

/** How a game looks: its size in logical pixels, its painter, and the effects of its events. */
export interface Scene<State, Event> {
  size: Size;
  paint: (
    context: CanvasRenderingContext2D,
    state: State,
    palette: Palette,
    effects: readonly Effect[],
  ) => void;
  effectsOf: (event: Event) => readonly Effect[];
}
