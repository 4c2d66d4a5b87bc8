export type Point = readonly [x: number, y: number];

function slope(a: Point | undefined, b: Point | undefined): number {
  return a === undefined || b === undefined || a[0] === b[0] ? 0 : (b[1] - a[1]) / (b[0] - a[0]);
}

/**
 * Zero at turning points, otherwise the harmonic mean of both slopes, so that the curve never overshoots its data.
 */
function tangent(points: readonly Point[], index: number): number {
  const before = slope(points[index - 1], points[index]);
  const after = slope(points[index], points[index + 1]);
  if (index === 0 || index === points.length - 1) {
    return before + after;
  }
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
}

/** A monotone SVG path through points sorted by x. */
export function curve(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const previous = points[index - 1];
      if (previous === undefined) {
        return `M${x} ${y}`;
      }
      const third = (x - previous[0]) / 3;
      const from = previous[1] + tangent(points, index - 1) * third;
      const to = y - tangent(points, index) * third;
      const round = (value: number) => Math.round(value * 10) / 10;
      return `C${round(previous[0] + third)} ${round(from)} ${round(x - third)} ${round(to)} ${x} ${y}`;
    })
    .join('');
}
