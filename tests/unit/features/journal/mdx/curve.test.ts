import fc from 'fast-check';
import {curve, type Point} from '@site/src/features/journal/mdx/curve';

/** All y values that a path mentions. */
function heights(path: string): number[] {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return numbers.filter((_, index) => index % 2 === 1);
}

describe('a plotted curve', () => {
  test('begins at the first point and passes through the others', () => {
    expect(curve([[0, 10]])).toBe('M0 10');
    expect(
      curve([
        [0, 10],
        [30, 40],
      ]),
    ).toMatch(/^M0 10C.* 30 40$/);
  });

  test('never leaves the range of its data', () => {
    const values = fc.array(fc.integer({min: 0, max: 300}), {minLength: 2, maxLength: 9});
    fc.assert(
      fc.property(values, (ys) => {
        const points = ys.map((y, index): Point => [index * 20, y]);
        const [low, high] = [Math.min(...ys), Math.max(...ys)];
        for (const height of heights(curve(points))) {
          expect(height).toBeGreaterThanOrEqual(low - 0.1);
          expect(height).toBeLessThanOrEqual(high + 0.1);
        }
      }),
    );
  });
});
