import {HUES} from '../../../config/hues';
import {BRAND_FILE, coloursOf, type Mode} from '../../lib/brand';
import type {Problem} from '../../lib/problems';

type Rgb = readonly number[];
/** A text and its ground, with the ratio that it needs. */
type Pair = readonly [text: string, ground: string, least: number];

const GROUNDS = ['paper', 'surface', 'sunk'];
const READ = ['ink', 'soft', 'brand', 'signal', ...HUES.map((hue) => `hue-${hue}`)];

/** Texts 4.5:1 (WCAG 1.4.3), edges of controls 3:1 (1.4.11); on the sunk ground no control has its edge alone. */
const PAIRS: readonly Pair[] = [
  ...GROUNDS.flatMap((ground) => READ.map((text) => [text, ground, 4.5] as const)),
  ...['brand', 'accent', 'evergreen', 'level-low', 'level-medium', 'level-high'].map(
    (ground) => [`on-${ground}`, ground, 4.5] as const,
  ),
  ['paper', 'ink', 4.5],
  ['edge', 'paper', 3],
  ['edge', 'surface', 3],
  ['edge', 'sunk', 2.8],
];

export const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour laid over another. */
export const mix = (over: Rgb, ground: Rgb, share: number): Rgb =>
  over.map((channel, index) => channel * share + (ground[index] ?? 0) * (1 - share));

/** Relative luminance, as WCAG 2.2 defines it. */
export function luminance(colour: Rgb): number {
  const [r = 0, g = 0, b = 0] = colour.map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, as WCAG 2.2 defines it. */
export function contrast(a: Rgb, b: Rgb): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const rounded = (ratio: number) => Math.floor(ratio * 100) / 100;

/** Every pair of the brand's colours with too little contrast, in both modes. */
export const contrastProblems = (css: string): Problem[] =>
  (['light', 'dark'] satisfies Mode[]).flatMap((mode) => {
    const colour = coloursOf(css, mode);
    const problemOf = (text: string, ground: string, ratio: number, least: number): Problem[] =>
      ratio >= least
        ? []
        : [
            {
              file: BRAND_FILE,
              field: `--${text}`,
              value: colour(text),
              problem: `has ${rounded(ratio)}:1 on ${ground} in ${mode} mode, and needs ${least}:1`,
              remedy: 'Take a darker or a lighter shade of one of the two.',
            },
          ];
    return [
      ...PAIRS.flatMap(([text, ground, least]) =>
        problemOf(
          text,
          `--${ground} (${colour(ground)})`,
          contrast(rgb(colour(text)), rgb(colour(ground))),
          least,
        ),
      ),
      // Badges have a tint of their colour as their ground.
      ...HUES.flatMap((hue) => {
        const text = rgb(colour(`hue-${hue}`));
        return problemOf(
          `hue-${hue}`,
          'a badge of that colour',
          contrast(text, mix(text, rgb(colour('surface')), 0.14)),
          4.5,
        );
      }),
    ];
  });
