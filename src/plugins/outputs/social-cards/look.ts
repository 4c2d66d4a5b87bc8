import type {Hue} from '../../../config/hues';
import type {Level} from '../../../data/recipes/taxonomy';

/** The small drawing at the right of a card. */
export type Drawing =
  | {kind: 'map'; effort: Level; impact: Level}
  | {kind: 'initials'; text: string}
  | {kind: 'page' | 'bars' | 'curve' | 'stairs' | 'waves' | 'arcade'};

/** Everything a card shows. */
export interface CardFacts {
  title: string;
  /** The small line above the title. */
  section: string;
  /** The small line at the foot. */
  note: string;
  hue: Hue;
  drawing: Drawing;
}

/** `title` only where the page's name is shorter than the title in its head. */
export type Look = Omit<CardFacts, 'title'> & {title?: string};

/** How the pages of a section look. */
export const look = (
  section: string,
  note: string,
  hue: Hue,
  kind: Exclude<Drawing['kind'], 'map' | 'initials'>,
): Look => ({section, note, hue, drawing: {kind}});
