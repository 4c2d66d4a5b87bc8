import {coloursOf} from '../../lib/brand';
import type {Hue} from '../../../config/hues';

/** The colours of a card, as `#rrggbb`. */
export interface Palette {
  paper: string;
  ink: string;
  soft: string;
  accent: string;
  hue: string;
}

/** Takes the colours of light mode from the text of the brand's file. Throws when one is not there. */
export function readPalette(css: string, hue: Hue): Palette {
  const colour = coloursOf(css, 'light');
  return {
    paper: colour('paper'),
    ink: colour('ink'),
    soft: colour('soft'),
    accent: colour('accent'),
    hue: colour(`hue-${hue}`),
  };
}
