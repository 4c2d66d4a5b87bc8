import fs from 'node:fs';
import path from 'node:path';
import {contrast, contrastProblems, luminance, mix, rgb} from '@site/src/plugins/content/site/contrast';
import {BRAND_FILE, coloursOf, withColours, type Mode} from '@site/src/plugins/lib/brand';
import {ROOT} from '../../../../support/siteCopy';

const css = fs.readFileSync(path.join(ROOT, BRAND_FILE), 'utf8');

test('every text can be read on its ground, in both modes', () => {
  expect(contrastProblems(css)).toEqual([]);
});

test('colours that are too close are named with their ratio', () => {
  const pale = css.replace(/--soft: #[0-9a-f]{6}/, '--soft: #b0b0b0');
  expect(contrastProblems(pale)[0]).toEqual({
    file: BRAND_FILE,
    field: '--soft',
    value: '#b0b0b0',
    problem: expect.stringMatching(
      /^has \d\.\d+:1 on --paper \(#[0-9a-f]{6}\) in light mode, and needs 4\.5:1$/,
    ),
    remedy: expect.any(String),
  });
  expect(() => contrastProblems(css.replace('--ink: #', '--ink: rgb'))).toThrow(
    'has no --ink written as #rrggbb',
  );
});

test('a stylesheet outside the pages has the colours of both modes', () => {
  const brand = ":root{--paper: #ffffff; --accent: #aabbcc;}[data-theme='dark']{--paper: #000000;}";
  expect(withColours('a{color: var(--accent); background: var(--paper)}', brand)).toBe(
    'a{color: #aabbcc; background: light-dark(#ffffff, #000000)}',
  );
});

describe.each<Mode>(['light', 'dark'])('in %s mode', (mode) => {
  const colour = (name: string) => rgb(coloursOf(css, mode)(name));

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
