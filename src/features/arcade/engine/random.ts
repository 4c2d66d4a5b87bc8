/** The next number in 0..1 of a seeded sequence, and the seed that follows (mulberry32). */
export function nextRandom(seed: number): {value: number; seed: number} {
  const next = (seed + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return {value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, seed: next};
}

/** One item of a list that is not empty, and the seed that follows. */
export function pick<T>(items: readonly [T, ...T[]], seed: number): {item: T; seed: number} {
  const random = nextRandom(seed);
  return {item: items[Math.floor(random.value * items.length)] ?? items[0], seed: random.seed};
}
