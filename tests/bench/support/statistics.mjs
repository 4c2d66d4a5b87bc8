/** The value below which the given share of all values lies. */
export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** The middle value. */
export const median = (values) => percentile(values, 0.5);

/** Median, and the lowest and highest value where they differ: `98 (95-99)`. `digits` after the point. */
export function spread(values, digits = 0) {
  const [mid, low, high] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  return low === high ? mid : `${mid} (${low}-${high})`;
}
