import {CARD_SIZE} from '../../../config/cards';
import type {Hue} from '../../../config/hues';
import {recordOf} from '../../../lib/record';
import {coloursOf} from '../../lib/brand';

/** The colours taken from light mode, by their names in the brand's file. */
const COLOURS = ['surface', 'ink', 'soft', 'rule', 'margin-line', 'brand', 'signal'] as const;

/** The colours of a card, as `#rrggbb`. */
export type Palette = Record<(typeof COLOURS)[number] | 'hue', string>;

/** Takes the colours from the text of the brand's file. Throws when one is not there. */
export function readPalette(css: string, hue: Hue): Palette {
  const colour = coloursOf(css, 'light');
  return {...recordOf(COLOURS, colour), hue: colour(`hue-${hue}`)};
}

/** The width of the margin, in pixels: 14 % of the card. */
export const MARGIN = 168;
/** From one ruled line to the next. */
const RULE = 66;
const {width, height} = CARD_SIZE;

/** An index card without its words: ruled paper and a red margin line. */
export function ruledPaper({surface, rule, 'margin-line': margin}: Palette): string {
  const rules = Array.from(
    {length: Math.floor(height / RULE) - 1},
    (_, index) => `<path d="M0 ${(index + 2) * RULE}H${width}" stroke="${rule}" stroke-width="2"/>`,
  );
  return [
    `<rect width="${width}" height="${height}" fill="${surface}"/>`,
    ...rules,
    `<path d="M${MARGIN} 0V${height}" stroke="${margin}" stroke-width="4"/>`,
  ].join('');
}
