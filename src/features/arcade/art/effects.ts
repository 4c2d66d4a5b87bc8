/** A short animation at the place of an event. */
export type Effect = {ageMs: number} & (
  {kind: 'burst'; x: number; y: number; row: number; points: number} | {kind: 'row'; row: number}
);

const LIFE_MS = {burst: 420, row: 260};

/** How far an effect has come, from 0 to 1. */
export const progress = ({kind, ageMs}: Effect): number => ageMs / LIFE_MS[kind];

/** The effects after `dtMs` more milliseconds, without those that are over. */
export const ageEffects = (effects: readonly Effect[], dtMs: number): Effect[] =>
  effects.map((effect) => ({...effect, ageMs: effect.ageMs + dtMs})).filter((effect) => progress(effect) < 1);
