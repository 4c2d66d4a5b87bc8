import type {Palette, Size} from './screen';

export type Effect = {ageMs: number} & (
  {kind: 'burst'; x: number; y: number; row: number; points: number} | {kind: 'row'; row: number}
);

const LIFE_MS = {burst: 420, row: 260};

/** From 0 to 1. */
export const progress = ({kind, ageMs}: Effect): number => ageMs / LIFE_MS[kind];

export const ageEffects = (effects: readonly Effect[], dtMs: number): Effect[] =>
  effects.map((effect) => ({...effect, ageMs: effect.ageMs + dtMs})).filter((effect) => progress(effect) < 1);

/** How a game looks; `size` is in logical pixels. */
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
