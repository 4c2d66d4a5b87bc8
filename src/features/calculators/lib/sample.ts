/** Values at equal distances, both ends among them. */
export const spread = (from: number, to: number, steps = 40): number[] =>
  Array.from({length: steps + 1}, (_, index) => from + ((to - from) * index) / steps);

/** The points of a curve; where there are no figures, only a text that says why, it has no point. */
export function curve<Figures extends object>(
  at: readonly number[],
  figuresAt: (x: number) => Figures | string,
  valueOf: (figures: Figures) => number | undefined,
): {xs: number[]; ys: number[]} {
  const points = at.flatMap((x) => {
    const figures = figuresAt(x);
    const y = typeof figures === 'string' ? undefined : valueOf(figures);
    return y === undefined || !Number.isFinite(y) ? [] : [[x, y] as const];
  });
  return {xs: points.map(([x]) => x), ys: points.map(([, y]) => y)};
}

const NICE = [1, 2, 2.5, 5, 10];

/** Round numbers that enclose both ends, in about `parts` steps. */
export function ticks(from: number, to: number, parts = 4): number[] {
  const rough = Math.max(to - from, Math.abs(to) * 1e-6, 1e-9) / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (NICE.find((nice) => nice * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(from / step + 1e-9);
  const last = Math.max(Math.ceil(to / step - 1e-9), first + 1);
  return Array.from({length: last - first + 1}, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
