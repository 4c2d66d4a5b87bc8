/** Picks an item, and returns the next seed (mulberry32). */
export function pick<T>(items: readonly [T, ...T[]], seed: number): {item: T; seed: number} {
  const next = (seed + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  return {item: items[Math.floor(share * items.length)] ?? items[0], seed: next};
}
