/** Limits of the site in kilobytes (1,000 bytes) after gzip; going over one fails the bench. */
export const BYTES = {
  /** Script of a reading route before a visitor does anything, inline script included. */
  scriptBefore: 2,
  /** Script of any route but games once it is live and its whole length was seen. */
  scriptLive: 145,
  css: 20,
  /** All fonts that any route asks for. */
  fonts: 110,
  html: 25,
  /** Everything that the first search fetches. */
  search: 120,
};

/** Aims that are reported only, because they depend on the machine. */
export const AIMS = {
  reading: 99,
  tool: 90,
  otherScores: 100,
  cls: 0,
  firstHitMs: 500,
  keystrokeMs: 16,
  stepMs: 0.2,
  frameMs: 4,
};

/** Slowdown of the processor, to that of a phone. */
export const THROTTLE = 4;
