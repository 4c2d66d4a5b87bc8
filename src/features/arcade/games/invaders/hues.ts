import type {Hue} from '../../../../data/hues';

/** The hue of each row of invaders, top row first. */
export const ROW_HUES: readonly Hue[] = ['violet', 'rose', 'blue', 'orange', 'teal'];
