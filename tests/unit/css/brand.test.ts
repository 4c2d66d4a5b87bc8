import fs from 'node:fs';
import path from 'node:path';
import {HUES} from '@site/src/config/hues';
import {BRAND_FILE, coloursOf, type Mode} from '@site/src/plugins/lib/brand';
import {ROOT} from '../../support/siteCopy';

const css = fs.readFileSync(path.join(ROOT, BRAND_FILE), 'utf8');

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

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour laid over another. */
const mix = (over: Rgb, ground: Rgb, share: number): Rgb =>
  over.map((channel, index) => channel * share + (ground[index] ?? 0) * (1 - share));

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: Rgb): number {
  const [r = 0, g = 0, b = 0] = colour.map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, as WCAG 2.2 defines it. */
function contrast(a: Rgb, b: Rgb): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

describe.each<Mode>(['light', 'dark'])('in %s mode', (mode) => {
  const colour = (name: string) => rgb(coloursOf(css, mode)(name));

  test.each(PAIRS)('%s can be read on %s (at least %f:1)', (text, ground, least) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(least);
  });

  test.each(HUES)('%s can be read on a badge, whose ground is a tint of it', (hue) => {
    const text = colour(`hue-${hue}`);
    expect(contrast(text, mix(text, colour('surface'), 0.14))).toBeGreaterThanOrEqual(4.5);
  });

  test('effort and impact: Low is the lightest, High the darkest', () => {
    const [low = 0, medium = 0, high = 0] = ['low', 'medium', 'high'].map((level) =>
      luminance(colour(`level-${level}`)),
    );
    expect(low).toBeGreaterThan(medium);
    expect(medium).toBeGreaterThan(high);
  });

  test.each([0.14, 0.34])('ink holds 4.5:1 on a level badge of %f brand', (share) => {
    expect(contrast(colour('ink'), mix(colour('brand'), colour('surface'), share))).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  test('the map’s counts hold 3:1 on every shade of a square (large text, WCAG 1.4.3)', () => {
    for (let share = 0; share <= 1; share += 0.05) {
      const ground = mix(colour('brand'), colour('sunk'), (8 + 84 * share) / 100);
      const text = colour(share > 0.6 ? 'on-brand' : 'ink');
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

test.each([
  ['holds', 'brand'],
  ['mixed', 'signal'],
  ['untested', 'soft'],
])('the stamp %s is printed in %s', (stamp, name) => {
  const drawing = fs.readFileSync(path.join(ROOT, `static/img/stamps/${stamp}.svg`), 'utf8');
  const inks = new Set(drawing.match(/#[\da-f]{6}/g));
  expect([...inks]).toEqual([coloursOf(css, 'light')(name)]);
});
