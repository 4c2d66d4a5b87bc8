import {CARD_SIZE} from '../../../config/cards';
import type {Hue} from '../../../config/hues';
import {coloursOf} from '../../lib/brand';

/** The colours of a card, as `#rrggbb`. */
export interface Palette {
  paper: string;
  ink: string;
  soft: string;
  line: string;
  margin: string;
  accent: string;
  brand: string;
  signal: string;
  hue: string;
}

/** Takes the colours of light mode from the text of the brand's file. Throws when one is not there. */
export function readPalette(css: string, hue: Hue): Palette {
  const colour = coloursOf(css, 'light');
  return {
    paper: colour('surface'),
    ink: colour('ink'),
    soft: colour('soft'),
    line: colour('line'),
    margin: colour('margin-line'),
    accent: colour('accent'),
    brand: colour('brand'),
    signal: colour('signal'),
    hue: colour(`hue-${hue}`),
  };
}

/** Where the margin ends, in pixels. */
export const MARGIN = 176;
/** From one ruled line to the next. */
const RULE = 66;
const {width, height} = CARD_SIZE;

/** An index card without its words: ruled paper, a red margin line, the hue as its edge. */
export function ruledPaper({paper, line, margin, hue}: Palette): string {
  const rules = Array.from(
    {length: Math.floor(height / RULE) - 1},
    (_, index) => `<path d="M0 ${(index + 2) * RULE}H${width}" stroke="${line}" stroke-width="2"/>`,
  );
  return [
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    ...rules,
    `<path d="M${MARGIN} 0V${height}" stroke="${margin}" stroke-width="4"/>`,
    `<rect width="${width}" height="20" fill="${hue}"/>`,
  ].join('');
}
