/** The middle value. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Median, and the lowest and highest value where they differ: `98 (95-99)`. `digits` after the point. */
export function spread(values, digits = 0) {
  const [mid, low, high] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  return low === high ? mid : `${mid} (${low}-${high})`;
}
